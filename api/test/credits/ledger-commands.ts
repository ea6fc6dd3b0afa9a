import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import type { Sql } from '../../src/platform/db/client.ts';
import type { LedgerModel } from './ledger-model.ts';

/** One user's ledger in the database. `now` is counted from a fixed start, so a run does not depend on the date. */
export class LedgerUnderTest {
  readonly user = randomUUID();
  readonly holds: string[] = [];
  readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  time(seconds: number): Date {
    return new Date(Date.UTC(2030, 0, 1) + seconds * 1000);
  }
}

type Command = fc.AsyncCommand<LedgerModel, LedgerUnderTest>;

class AddGrant implements Command {
  readonly kind: string;
  readonly amount: number;
  readonly lifeSeconds: number;
  readonly isReset: boolean;
  readonly source = randomUUID();

  constructor([kind, amount, lifeSeconds, isReset]: [string, number, number, boolean]) {
    this.kind = kind;
    this.amount = amount;
    this.lifeSeconds = lifeSeconds;
    this.isReset = isReset;
  }
  check = () => true;

  async run(model: LedgerModel, real: LedgerUnderTest): Promise<void> {
    // The same command may run again while a failure is shrunk: then it is a new grant of another user.
    const ends = real.time(model.now + this.lifeSeconds);
    await real.sql`select credit.add_grant(${real.user}, ${this.amount}, ${this.kind}, ${this.source}, ${ends},
      ${this.isReset ? this.kind : null}, 50::smallint, ${real.time(model.now)})`;
    model.addGrant(this.kind, this.amount, this.lifeSeconds, this.isReset);
    await expectSame(model, real);
  }
  toString = () =>
    `grant ${this.amount} ${this.kind} for ${this.lifeSeconds}s${this.isReset ? ', reset' : ''}`;
}

class PlaceHold implements Command {
  readonly amount: number;
  constructor(amount: number) {
    this.amount = amount;
  }
  check = () => true;

  async run(model: LedgerModel, real: LedgerUnderTest): Promise<void> {
    const hold = randomUUID();
    const now = real.time(model.now);
    const outcome = await real.sql`
      select credit.place_hold(${real.user}, ${hold}, ${this.amount}, ${real.time(model.now + 3600)}, ${now})`.then(
      () => 'held',
      (error: { code?: string }) => error.code,
    );
    const isAccepted = model.placeHold(this.amount);
    assert.equal(outcome, isAccepted ? 'held' : 'CR402');
    if (isAccepted) real.holds.push(hold);
    await expectSame(model, real);
  }
  toString = () => `hold ${this.amount}`;
}

/** Ends one of the open holds, and sends the same call again as a client that lost the response does. */
class Capture implements Command {
  readonly pick: number;
  readonly share: number;
  constructor([pick, share]: [number, number]) {
    this.pick = pick;
    this.share = share;
  }
  check = (model: Readonly<LedgerModel>) => model.holds.some((hold) => hold.isOpen);

  async run(model: LedgerModel, real: LedgerUnderTest): Promise<void> {
    const open = model.holds.filter((hold) => hold.isOpen);
    const hold = open[this.pick % open.length];
    if (!hold) return;
    const captured = Math.round((hold.amount * this.share) / 4);
    const id = real.holds[model.holds.indexOf(hold)] ?? '';
    for (const _ of ['first', 'repeated']) {
      await real.sql`select credit.capture_hold(${real.user}, ${id}, ${captured}, ${real.time(model.now)})`;
    }
    model.capture(hold, captured);
    await expectSame(model, real);
  }
  toString = () => `capture #${this.pick} at ${this.share}/4`;
}

class PassTime implements Command {
  readonly seconds: number;
  constructor(seconds: number) {
    this.seconds = seconds;
  }
  check = () => true;

  async run(model: LedgerModel, real: LedgerUnderTest): Promise<void> {
    model.now += this.seconds;
    await expectSame(model, real);
  }
  toString = () => `+${this.seconds}s`;
}

/** Changes nothing that anyone can spend: the balance is right with and without it. */
class Sweep implements Command {
  check = () => true;
  async run(model: LedgerModel, real: LedgerUnderTest): Promise<void> {
    await real.sql`select credit.sweep_grants(1000, ${real.time(model.now)})`;
    await expectSame(model, real);
  }
  toString = () => 'sweep';
}

async function expectSame(model: LedgerModel, real: LedgerUnderTest): Promise<void> {
  const [row] = await real.sql`
    select credit.balance(${real.user}, ${real.time(model.now)}) as balance,
      coalesce((select held from credit.account where user_id = ${real.user}), 0) as held,
      coalesce((select spent from credit.account where user_id = ${real.user}), 0)::int as spent`;
  assert.deepEqual({ ...row }, { balance: model.balance, held: model.held, spent: model.spent });
}

export const ledgerCommands = [
  fc
    .tuple(
      fc.constantFrom('subscription', 'topup'),
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 1, max: 20 }),
      fc.boolean(),
    )
    .map((values) => new AddGrant(values)),
  fc.integer({ min: 1, max: 120 }).map((amount) => new PlaceHold(amount)),
  fc.tuple(fc.nat(20), fc.integer({ min: 0, max: 4 })).map((values) => new Capture(values)),
  fc.integer({ min: 1, max: 8 }).map((seconds) => new PassTime(seconds)),
  fc.constant(new Sweep()),
];
