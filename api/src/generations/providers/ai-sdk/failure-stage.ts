import type { ProviderErrorKind } from '../../errors/provider-error.ts';
import { kindOfStatus } from './read-response.ts';

/** How far the paid request has come; `polling`: an earlier attempt has stored what it bought. */
export type Stage = 'unsent' | 'sent' | 'taken' | 'polling';

/** Kinds that say the same of any request. */
const PLAIN_KINDS: ReadonlySet<ProviderErrorKind> = new Set(['aborted', 'moderation']);
/** What else a poll may be refused with. Everything else leaves open what becomes of what was bought. */
const POLL_KINDS: ReadonlySet<ProviderErrorKind> = new Set(['rate_limited', 'quota', 'unavailable']);

/** What a request means that ended without a whole response. */
export function kindOfLoss(kind: ProviderErrorKind, stage: Stage): ProviderErrorKind {
  if (PLAIN_KINDS.has(kind)) return kind;
  switch (stage) {
    case 'unsent':
      return kind;
    case 'sent':
      return kind === 'timeout' ? 'uncertain' : kind;
    case 'taken':
      return 'uncertain';
    case 'polling':
      // Asking is free, and what was bought is stored: another attempt goes on from here.
      return 'unavailable';
    default:
      return stage satisfies never;
  }
}

/** What a status means. A paid request that fails with 5xx may have been taken; 503 says that it was not. */
export function kindOfRefusal(status: number, response: unknown, stage: Stage): ProviderErrorKind {
  const kind = kindOfStatus(status, response);
  if (PLAIN_KINDS.has(kind)) return kind;
  switch (stage) {
    case 'unsent':
    case 'sent':
      return status === 408 || (status >= 500 && status !== 503) ? 'uncertain' : kind;
    case 'taken':
      return 'uncertain';
    case 'polling':
      if (kind === 'timeout') return 'unavailable';
      return POLL_KINDS.has(kind) || status === 401 ? kind : 'uncertain';
    default:
      return stage satisfies never;
  }
}
