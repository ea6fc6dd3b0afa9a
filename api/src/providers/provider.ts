import type { GenerationKind, ImageQuality, ImageSize, ImageStyle } from '../contract/index.ts';

/** What a provider is asked to make. One member per modality; later modalities add theirs. */
export interface ImageJob {
  kind: 'image';
  prompt: string;
  size: ImageSize;
  quality: ImageQuality;
  style: ImageStyle;
  /** 0..2^31-1, always set: the job has one even when the creator gave none. */
  seed: number;
}

export type ProviderJob = ImageJob;

export interface ProviderContext {
  /** Aborted on cancel, lost lease and shutdown. A provider stops its work within a second. */
  signal: AbortSignal;
  /** Fraction done, 0..1. Cheap to call often: the worker throttles. */
  onProgress(fraction: number): void;
  /** The generation's id: the same for every attempt, so that a vendor can recognise a repeat. */
  idempotencyKey: string;
}

export interface ProviderOutput {
  /** Bytes as the provider made them; the media step re-encodes and makes thumbnails. */
  bytes: Uint8Array;
  mediaType: 'image/png' | 'image/webp' | 'image/jpeg';
  /** Stored with the item, e.g. `{ composer: 'seascape' }` or `{ model: 'gpt-image-2.5-flare' }`. */
  details: Readonly<Record<string, string | number>>;
}

/** `pending` hands back the vendor's operation id, which is stored before the first poll, so that a new attempt resumes. */
export type ProviderResult =
  | { state: 'done'; output: ProviderOutput }
  | { state: 'pending'; operation: string };

export interface ProviderStatus {
  state: 'configured' | 'preview' | 'unavailable';
  label: string;
  message: string | null;
}

export interface Provider {
  readonly id: string;
  readonly kinds: readonly GenerationKind[];
  status(): ProviderStatus;
  supports(): { seed: boolean; cancel: boolean };
  /** @throws ProviderError */
  submit(job: ProviderJob, context: ProviderContext): Promise<ProviderResult>;
  /** Only for providers that answer `pending`. @throws ProviderError */
  poll?(operation: string, context: ProviderContext): Promise<ProviderResult>;
  cancel?(operation: string): Promise<void>;
}
