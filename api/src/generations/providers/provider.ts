import type { GenerationKind, ProviderInfo, RequestReading } from '@aic/contract';
import type { ReadingRequest } from '@aic/contract/schemas';
import type { EngineCost, VendorLimitSetting } from '../../platform/config/engines.ts';
import type { ProviderError } from '../errors/provider-error.ts';
import type { SERVER_KINDS } from '../kinds/server-kinds.ts';

/** What a provider is asked to make, as the description of its kind says it. */
export type JobOf<Kind extends GenerationKind> = Awaited<ReturnType<(typeof SERVER_KINDS)[Kind]['toJob']>>;

export interface ProviderContext {
  /** Aborted on cancel, lost lease and shutdown. A provider stops its work within a second. */
  signal: AbortSignal;
  /** Fraction done, 0..1. Cheap to call often: the worker throttles. */
  onProgress(fraction: number): void;
  /** Text as it is written, piece by piece. Cheap to call often; only text providers call it. */
  onText(piece: string): void;
  /** What the vendor says of its request, as soon as it says it, also of one that fails. Later members win. */
  onUsage(usage: ProviderUsage): void;
  /** Another engine is asked from here on, because this one surely was not paid. */
  onFallback(error: ProviderError, engine: Engine): void;
  /** The generation's id: the same for every attempt, so that a vendor can recognise a repeat. */
  idempotencyKey: string;
}

/** What one attempt has cost us, as far as its vendor says. */
export interface ProviderUsage {
  /** The vendor's own id of the request, for its support. */
  requestId?: string;
  inputTokens?: number;
  outputTokens?: number;
  /** Of film or music. */
  seconds?: number;
  images?: number;
}

/** Stored with the item, e.g. `{ composer: 'seascape' }` or `{ model: 'gpt-image-2.5-flare' }`. */
export type ProviderDetails = Readonly<Record<string, string | number>>;

/** What an engine made of the words it was given, in short phrases for the user. */
export interface PromptReading {
  understood: readonly string[];
  ignored: readonly string[];
  /** What is made, where nothing of the words is known. */
  instead?: string | null;
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
  reading?: PromptReading;
  details: ProviderDetails;
}

export interface MusicOutput {
  bytes: Uint8Array;
  mediaType: 'audio/mpeg';
  reading?: PromptReading;
  details: ProviderDetails;
}

export interface TextOutput {
  /** The whole response, Markdown. */
  text: string;
  mediaType: 'text/markdown';
  reading?: PromptReading;
  details: ProviderDetails;
}

export type ProviderOutput = (ImageOutput | VideoOutput | MusicOutput | TextOutput) & {
  /** Id of the provider that made it, where that may be another than the one that was asked. */
  madeBy?: string;
};

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

/** What is missing is not supported. */
export type ProviderSupport = ProviderInfo['supports'];

export interface Provider<Kind extends GenerationKind = GenerationKind> {
  readonly id: string;
  readonly kinds: readonly GenerationKind[];
  /** Where it is asked. Missing: at its vendor's own address. Servers with one wire and two addresses hang apart. */
  readonly server?: string;
  /**
   * How many of its jobs can run on this machine at once, each on a core of its own. Missing: they are made elsewhere,
   * or are light.
   */
  readonly cpuSlots?: number;
  /** To choose from, the default first. Missing: there is no choice. */
  readonly engines?: ReadonlyArray<Engine<Kind>>;
  /** Not offered (any more); what was started with one of them is made by it. */
  readonly others?: ReadonlyArray<Engine<Kind>>;
  status(): ProviderStatus;
  supports(): ProviderSupport;
  /** What it would make of a request, before it is made. An engine without it cannot tell. */
  readonly reader?: {
    read(request: Omit<ReadingRequest, 'kind'>): RequestReading;
    /** What there is, for those who asked for something else. */
    repertoire: string;
  };
  /** @throws ProviderError */
  submit(job: JobOf<Kind>, context: ProviderContext): Promise<ProviderResult>;
  /** Only for providers that answer `pending`. @throws ProviderError */
  poll?(operation: string, context: ProviderContext): Promise<ProviderResult>;
  /**
   * Looks for what an earlier `submit` may have bought, whose response never came. Null: surely nothing was bought, so it
   * may be submitted again. With it, a worker that dies in the middle of `submit` buys nothing twice.
   * @throws ProviderError `uncertain` when the provider cannot tell
   */
  reconcile?(job: JobOf<Kind>, context: ProviderContext & { since: Date }): Promise<ProviderResult | null>;
  cancel?(operation: string): Promise<void>;
}

/** One of the engines that a kind can be made with. */
export interface Engine<Kind extends GenerationKind = GenerationKind> {
  id: string;
  /** What users choose by. */
  label: string;
  /** Credits. Null: the kind's own price. */
  price: number | null;
  cost: EngineCost | null;
  /** Of it alone. Missing: its vendor's. */
  limits?: VendorLimitSetting;
  provider: Provider<Kind>;
}

/** The engine chosen per kind; a kind without one is not offered. */
export type Providers = { readonly [Kind in GenerationKind]?: Provider<Kind> };
