import type { GenerationKind, GenerationStatus } from './constants.ts';

/**
 * What GET /api/events sends (Server-Sent Events, one JSON object per `data:`; `id:` is a per-user number that only grows).
 * An event says that something changed; the lists and the balance are the truth.
 */
export type ServerEvent =
  | { type: 'generation'; id: string; kind: GenerationKind; status: GenerationStatus; progress: number }
  | { type: 'credits' }
  | { type: 'remotes' }
  | { type: 'signed-out' };
