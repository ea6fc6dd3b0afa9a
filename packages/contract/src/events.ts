import type { GenerationStatus } from './generations/kind/item.ts';
import type { GenerationKind } from './generations/kinds/kinds.ts';

/**
 * What GET /api/events sends (Server-Sent Events, one JSON object per `data:`; `id:` is a per-user number that only
 * grows). An event says that something changed; the lists and the balance are the truth.
 */
export type ServerEvent =
  | {
      type: 'generation';
      id: string;
      kind: GenerationKind;
      status: GenerationStatus;
      progress: number;
      /** Only with news of a waiting job: its place in line, 1 for the next. */
      queuePosition?: number;
    }
  | { type: 'credits' }
  /** The plan, its state or the profile has changed. */
  | { type: 'account' }
  | { type: 'remotes' }
  | { type: 'signed-out' };

/** A line of GET /api/text-generations/{id}/stream: new text from a character on, or the end. */
export type TextStreamLine = { from: number; text: string } | { status: 'completed' | 'failed' };
