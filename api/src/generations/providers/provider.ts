import type {
  CameraControl,
  EditType,
  GenerationKind,
  ImageQuality,
  ImageSize,
  ImageStyle,
  MusicGenre,
  TextStyle,
  VideoAspectRatio,
} from '@aic/contract';

/** What a provider is asked to make. One member per modality. */
export interface ImageJob {
  kind: 'image';
  prompt: string;
  size: ImageSize;
  quality: ImageQuality;
  style: ImageStyle;
  /** 0..2^31-1, always set: the job has one even when the user gave none. */
  seed: number;
}

/** An uploaded picture, checked, re-encoded and without metadata. */
export interface SourceImage {
  bytes: Uint8Array;
  mediaType: 'image/png' | 'image/jpeg';
}

export interface EditJob {
  kind: 'edit';
  /** What is to change. */
  prompt: string;
  editType: EditType;
  /** Percent, 0..100. */
  strength: number;
  image: SourceImage;
  /** The new background; only with `background_change`. */
  reference: SourceImage | null;
  seed: number;
}

export interface VideoJob {
  kind: 'video';
  /** Empty only when there is an image. */
  prompt: string;
  durationSeconds: number;
  aspectRatio: VideoAspectRatio;
  camera: CameraControl | null;
  /** The first frame, when the video is made from an image. */
  image: SourceImage | null;
  seed: number;
}

export interface MusicJob {
  kind: 'music';
  prompt: string;
  /** Null: the prompt decides. */
  genre: MusicGenre | null;
  durationSeconds: number;
  seed: number;
}

export interface TextJob {
  kind: 'text';
  prompt: string;
  style: TextStyle;
  seed: number;
}

export type { CameraControl };

export type ProviderJob = ImageJob | EditJob | VideoJob | MusicJob | TextJob;

export interface ProviderContext {
  /** Aborted on cancel, lost lease and shutdown. A provider stops its work within a second. */
  signal: AbortSignal;
  /** Fraction done, 0..1. Cheap to call often: the worker throttles. */
  onProgress(fraction: number): void;
  /** Text as it is written, piece by piece. Cheap to call often; only text providers call it. */
  onText(piece: string): void;
  /** The generation's id: the same for every attempt, so that a vendor can recognise a repeat. */
  idempotencyKey: string;
}

/** Stored with the item, e.g. `{ composer: 'seascape' }` or `{ model: 'gpt-image-2.5-flare' }`. */
export type ProviderDetails = Readonly<Record<string, string | number>>;

/** What an editor made of the words it was given, in short phrases for the user. Null: it cannot tell. */
export interface PromptReading {
  understood: readonly string[];
  ignored: readonly string[];
}

export interface ImageOutput {
  /** Bytes as the provider made them; the media step re-encodes and makes thumbnails. */
  bytes: Uint8Array;
  mediaType: 'image/png' | 'image/webp' | 'image/jpeg';
  reading?: PromptReading;
  details: ProviderDetails;
}

export interface VideoOutput {
  bytes: Uint8Array;
  mediaType: 'video/mp4';
  /** A frame to show before it plays: PNG, JPEG or WebP. Null, or no picture after all: it does without. */
  poster: Uint8Array | null;
  details: ProviderDetails;
}

export interface MusicOutput {
  bytes: Uint8Array;
  mediaType: 'audio/mpeg';
  details: ProviderDetails;
}

export interface TextOutput {
  /** The whole answer, Markdown. */
  text: string;
  mediaType: 'text/markdown';
  details: ProviderDetails;
}

export type ProviderOutput = ImageOutput | VideoOutput | MusicOutput | TextOutput;

/**
 * `pending` hands back the vendor's operation id, which is stored before the first poll, so that a new attempt
 * resumes.
 */
export type ProviderResult =
  | { state: 'done'; output: ProviderOutput }
  | { state: 'pending'; operation: string };

export interface ProviderStatus {
  state: 'configured' | 'preview' | 'unavailable';
  label: string;
  message: string | null;
}

export interface ProviderSupport {
  /** Same seed, same result. */
  seed: boolean;
  /** Stops its work, and its cost, when asked to. */
  cancel: boolean;
  /** Video: moves the camera as asked. */
  cameraControl?: boolean;
  /** Video: can start from an image. */
  imageToVideo?: boolean;
  /** Video: what films are made in, such as '1080p'. */
  resolution?: string;
  /** Edit: takes a second image as the new background. */
  referenceImage?: boolean;
  /** Edit: honours the strength. */
  strength?: boolean;
}

export interface Provider<Job extends ProviderJob = ProviderJob> {
  readonly id: string;
  readonly kinds: readonly GenerationKind[];
  status(): ProviderStatus;
  supports(): ProviderSupport;
  /** @throws ProviderError */
  submit(job: Job, context: ProviderContext): Promise<ProviderResult>;
  /** Only for providers that answer `pending`. @throws ProviderError */
  poll?(operation: string, context: ProviderContext): Promise<ProviderResult>;
  /**
   * Looks for what an earlier `submit` may have bought, whose answer never came. Null: surely nothing was bought, so it
   * may be submitted again. With it, a worker that dies in the middle of `submit` buys nothing twice.
   * @throws ProviderError `uncertain` when the provider cannot tell
   */
  reconcile?(job: Job, context: ProviderContext & { since: Date }): Promise<ProviderResult | null>;
  cancel?(operation: string): Promise<void>;
}

/** The engine chosen per kind; a kind without one is not offered. */
export type Providers = Readonly<{
  image?: Provider<ImageJob>;
  edit?: Provider<EditJob>;
  video?: Provider<VideoJob>;
  music?: Provider<MusicJob>;
  text?: Provider<TextJob>;
}>;
