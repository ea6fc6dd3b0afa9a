import type { Logger } from 'pino';
import { MINUTE_MS } from '../platform/background-tasks.ts';
import { createSql, type Sql } from '../platform/db/client.ts';
import type { Clock } from '../platform/time/clock.ts';
import {
  claimLedgerCheck,
  findAllViolations,
  findKnownViolations,
  findRecentViolations,
  type LedgerCheckKind,
  type LedgerFinding,
  storeFailedCheck,
  storeLedgerCheck,
} from './ledger-check.repo.ts';

export interface LedgerCheckDeps {
  sql: Sql;
  /** For the full check, which takes longer than a request may. */
  url: string;
  clock: Clock;
  logger: Logger;
}

const DAY_MS = 24 * 60 * MINUTE_MS;
/** Of the night, UTC. */
const FULL_CHECK_HOUR = 3;
const FULL_CHECK_TIMEOUT_MS = 30 * MINUTE_MS;
/** A move may carry the time at which it began to wait for its account. */
const OVERLAP_MS = MINUTE_MS;

/**
 * Looks whether the ledger's invariants hold: each minute for the users whose credits have moved, each night for
 * everyone, and each minute for those with whom something was found, until it is mended. Only one worker at a time runs
 * it. The result is stored (`ledger_check`), for every gateway's metrics.
 */
export async function checkLedger({ sql, url, clock, logger }: LedgerCheckDeps): Promise<void> {
  const now = clock.now();
  const recent = await claimLedgerCheck(sql, 'recent', now, new Date(now.getTime() + MINUTE_MS));
  const full = await claimLedgerCheck(sql, 'full', now, nextNight(now));
  if (recent) {
    const { lastCheckedAt } = recent;
    const since = lastCheckedAt && new Date(lastCheckedAt.getTime() - OVERLAP_MS);
    await run('recent', now, () => findRecentViolations(sql, since));
    if (!full) await run('full', null, () => findKnownViolations(sql, 'full'));
  }
  if (full) await run('full', now, () => withPatience(url, findAllViolations));

  async function run(
    kind: LedgerCheckKind,
    begunAt: Date | null,
    look: () => Promise<LedgerFinding | null>,
  ): Promise<void> {
    try {
      const finding = await look();
      if (finding === null) return;
      await storeLedgerCheck(sql, kind, finding, begunAt);
      const { count, examples } = finding;
      if (count > 0) logger.error({ check: kind, count, examples }, 'the ledger violates its invariants');
    } catch (error) {
      logger.error({ err: error, check: kind }, 'the ledger could not be checked');
      await storeFailedCheck(sql, kind);
    }
  }
}

async function withPatience<Result>(url: string, work: (sql: Sql) => Promise<Result>): Promise<Result> {
  const patient = createSql(url, {
    name: 'aic-ledger-check',
    max: 1,
    statementTimeoutMs: FULL_CHECK_TIMEOUT_MS,
  });
  try {
    return await work(patient);
  } finally {
    await patient.end({ timeout: 1 });
  }
}

function nextNight(now: Date): Date {
  const tonight = new Date(now);
  tonight.setUTCHours(FULL_CHECK_HOUR, 0, 0, 0);
  return tonight > now ? tonight : new Date(tonight.getTime() + DAY_MS);
}
