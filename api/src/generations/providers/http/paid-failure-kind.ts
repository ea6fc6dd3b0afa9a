import type { ProviderErrorKind } from '../../errors/provider-error.ts';
import { kindOfFailure, type Refusal } from './failure-kind.ts';

/**
 * The same for a request that buys something whole: a response of 5xx may come after it was made, so it is not sent
 * again. 501 and 503 say that it was not taken (docs/adr/0052-what-a-failure-of-a-vendor-means.md).
 */
export function kindOfPaidFailure(refusal: Refusal): ProviderErrorKind {
  const { status } = refusal;
  const isPerhapsMade = status >= 500 && status !== 501 && status !== 503;
  return isPerhapsMade ? 'uncertain' : kindOfFailure(refusal);
}
