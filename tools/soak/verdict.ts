import { GENERATION_COSTS, STARTER_CREDITS } from '@aic/contract';
import type { SoakDatabase } from './database.ts';
import type { Load } from './load.ts';

export interface Verdict {
  completed: number;
  refunded: number;
  attempts: number;
  /** Broken guarantees in words; empty when all of them hold. */
  breaches: string[];
}

/** The load makes images only. */
const PRICE = GENERATION_COSTS.image;

/** Reads the tables at the end and compares them with the guarantees. */
export async function readVerdict({ admin }: SoakDatabase, load: Load): Promise<Verdict> {
  const breaches: string[] = [];
  const violations = await admin<{ what: string; key: string }[]>`
    select what, key from credit.violation union all select what, key from generation_violation
    union all select what, key from billing.violation`;
  for (const { what, key } of violations) breaches.push(`invariant ${what}: ${key}`);

  const rows = await admin<
    { id: string; status: string; refunded: boolean; attempt: number; captures: number }[]
  >`
    select g.id, g.status, g.refunded, g.attempt, (
      select count(distinct m.at)::int from credit.hold_move m
      where m.user_id = g.user_id and m.hold_id = g.id and m.step = 's'
    ) as captures
    from generation g`;
  const ids = new Set(rows.map((row) => row.id));
  const lost = load.accepted.filter((id) => !ids.has(id));
  if (lost.length > 0) breaches.push(`${lost.length} acknowledged jobs are gone`);
  if (rows.length !== load.accepted.length) {
    breaches.push(`${load.accepted.length} jobs were accepted, ${rows.length} exist`);
  }
  const completed = rows.filter((row) => row.status === 'completed');
  const refunded = rows.filter((row) => row.refunded);
  const open = rows.length - completed.length - refunded.length;
  if (open > 0) breaches.push(`${open} jobs are neither done nor refunded`);
  const wronglyCharged = rows.filter((row) => row.captures !== (row.status === 'completed' ? 1 : 0));
  if (wronglyCharged.length > 0) {
    breaches.push(`${wronglyCharged.length} jobs are not charged exactly once when done`);
  }

  const [money] = await admin<{ left: number }[]>`
    select coalesce(sum(credit.balance(user_id, now())), 0)::int as left from credit.account`;
  const expected = load.users.length * STARTER_CREDITS - completed.length * PRICE;
  if (money?.left !== expected) breaches.push(`${money?.left} credits are left, not ${expected}`);
  return {
    completed: completed.length,
    refunded: refunded.length,
    attempts: rows.reduce((sum, row) => sum + row.attempt, 0),
    breaches,
  };
}
