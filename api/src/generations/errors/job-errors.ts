import type { ProviderErrorKind } from './provider-error.ts';

/** Why a job ended without a result: what its provider met, or what happened on our side. */
export type JobErrorCode = ProviderErrorKind | 'cancelled' | 'internal' | 'attempts_exhausted' | 'unpaid';

/**
 * What a failed item says: what happened and what to do. That the credits are back is said by the item itself. Rows
 * keep the code, so that a text that is changed here is changed for old items too.
 */
export const JOB_ERROR_TEXTS: Readonly<Record<JobErrorCode, string>> = {
  moderation: 'The provider refused this prompt under its content rules. Change the prompt and try again.',
  invalid_request:
    'The provider did not accept this request. Change the prompt or the settings and try again.',
  unauthorized: 'The provider refused our access. We have been told; please try again later.',
  misconfigured:
    'The provider is not set up correctly on this server. We have been told; please try again later.',
  quota: 'The provider has no capacity left for us right now. Please try again later.',
  rate_limited: 'The provider is busy. Please try again in a minute.',
  unavailable: 'The provider is not answering. Please try again in a minute.',
  timeout: 'The provider took too long. Please try again.',
  uncertain: 'The provider did not hand over a result. Please try again.',
  aborted: /* @wc-ignore */ 'Cancelled',
  cancelled: /* @wc-ignore */ 'Cancelled',
  internal: 'Something went wrong on our side. Please try again.',
  unpaid:
    'Your credits did not reach any more when its turn came. Nothing was charged: add credits and run it again.',
  attempts_exhausted: 'We could not finish this one after several tries. Please try again.',
};
