import type { Logger } from 'pino';
import type { Provider } from '../provider.ts';

/** Kinds that the vendor packages of the AI SDK make. */
export type AiSdkKind = 'image' | 'edit' | 'video';

export type AiSdkVendor = 'black-forest-labs' | 'fal' | 'google' | 'luma' | 'openai-compatible' | 'replicate';

/** One model of one vendor, as configured. */
export interface AiSdkEngine {
  id: string;
  vendor: AiSdkVendor;
  model: string;
  apiKey: string | null;
  /** Null: the vendor's own address. With it, the key goes to this address and nowhere else. */
  baseUrl: string | null;
  /** Sent with each request to the vendor, beside the key. */
  headers: Readonly<Record<string, string>>;
  /** Milliseconds a picture may take with everything, or one request for a film. */
  timeoutMs: number;
  /** What the vendor's package calls its provider options; they win over what we set ourselves. */
  options?: Readonly<Record<string, unknown>>;
}

export interface AiSdkTools {
  /** Hears of wishes that an engine does not follow. */
  logger: Pick<Logger, 'warn'>;
  /** Milliseconds before a lost poll is repeated. */
  repeatMs?: number;
}

/** What differs from kind to kind. */
export type AiSdkMaker<Kind extends AiSdkKind> = Pick<Provider<Kind>, 'supports' | 'submit' | 'poll'>;
