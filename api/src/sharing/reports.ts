import { reportSchema } from '@aic/contract/schemas';
import { networkLimits } from '../identity/auth/auth-limits.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { AppError } from '../platform/errors/app-error.ts';
import type { AppContext } from '../platform/http/app-env.ts';
import { clientNetwork } from '../platform/http/client-network.ts';
import { takeRateLimits } from '../platform/http/limits/rate-limit.ts';
import type { ShareKeys } from './share-keys.ts';

/** What a visitor sees that they report. */
type Shown = { tokenHash: Buffer } | { handle: string };

const HOUR_SECONDS = 3600;

/**
 * Stores what the form says. No account is needed, so one network may only send a few.
 * @returns what the page says of it, or null when none of it is shown
 */
export async function takeReport(
  c: AppContext,
  deps: Pick<PlatformDeps, 'sql' | 'clock' | 'config'> & { keys: ShareKeys },
  shown: Shown,
): Promise<'sent' | 'invalid' | 'too-many' | null> {
  const typed = reportSchema.safeParse(Object.fromEntries(new URLSearchParams(await c.req.text())));
  if (!typed.success) return 'invalid';
  const network = clientNetwork(c, deps.config);
  try {
    await takeRateLimits(deps, networkLimits('report', network, 10, HOUR_SECONDS));
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') return 'too-many';
    throw error;
  }
  const { reason, words, item } = typed.data;
  const [tokenHash, handle] = 'handle' in shown ? [null, shown.handle] : [shown.tokenHash, null];
  const [row] = await deps.sql<[{ isTaken: boolean }]>`
    select file_report(${tokenHash}, ${handle}, ${item ? item : null}, ${reason}, ${words},
      ${deps.keys.reporterOf(network)}, ${deps.clock.now()}) as "isTaken"`;
  return row.isTaken ? 'sent' : null;
}
