import type { PlatformDeps } from '../../platform/deps.ts';
import type { ViolationFacts } from './violation-facts.ts';

/** Each kind of violation is a line of the log once in this time. */
const QUIET_MS = 60 * 60 * 1000;
/** Of kinds in this time. More of them are counted in the metrics, and write no more lines. */
const KINDS_MAX = 200;

/** Tells of violations without a line for every page of every user. */
export function createViolationLog({ logger, clock }: Pick<PlatformDeps, 'logger' | 'clock'>) {
  const reportedAt = new Map<string, number>();

  return function logViolation(facts: ViolationFacts): void {
    const { directive, blocked, source } = facts;
    const now = clock.now().getTime();
    for (const [kind, at] of reportedAt) {
      // In the order in which they were logged.
      if (now - at < QUIET_MS) break;
      reportedAt.delete(kind);
    }
    const kind = JSON.stringify([directive, blocked, source]);
    if (reportedAt.has(kind) || reportedAt.size >= KINDS_MAX) return;
    reportedAt.set(kind, now);
    logger.warn({ ...facts }, 'a page did what its content policy is against');
  };
}
