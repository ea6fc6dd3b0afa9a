import type { LogFile } from './log-file.ts';
import type { Rows } from './rows.ts';
import { type Change, Table } from './table.ts';

export type Tables = { readonly [Name in keyof Rows]: Table<Rows[Name]> };

/**
 * All rows, with transactions: a verb's changes are kept together or not at all. Verbs are synchronous, so no two
 * transactions ever interleave.
 */
export class Store {
  readonly tables: Tables;
  readonly #log: LogFile | null;
  #journal: Change[] | null = null;

  constructor(log: LogFile | null) {
    this.#log = log;
    const table = <Name extends keyof Rows>(name: Name): Table<Rows[Name]> =>
      new Table<Rows[Name]>(name, (change) => this.#note(change));
    this.tables = {
      billing: table('billing'),
      cards: table('cards'),
      charges: table('charges'),
      customers: table('customers'),
      deliveries: table('deliveries'),
      disputes: table('disputes'),
      events: table('events'),
      idempotency: table('idempotency'),
      invoice_items: table('invoice_items'),
      invoice_payments: table('invoice_payments'),
      invoices: table('invoices'),
      payment_intents: table('payment_intents'),
      payment_methods: table('payment_methods'),
      prices: table('prices'),
      products: table('products'),
      refunds: table('refunds'),
      schedules: table('schedules'),
      setup_intents: table('setup_intents'),
      subscriptions: table('subscriptions'),
      test_clocks: table('test_clocks'),
      webhook_endpoints: table('webhook_endpoints'),
    };
    log?.read((name, id, row) => this.#restore(name, id, row));
    log?.compact(Object.entries(this.tables).map(([name, rows]) => [name, rows.all()]));
  }

  /**
   * Runs a verb; what it changed is in the state file when this returns.
   *
   * @throws what the verb throws; its changes are undone unless the error has `keepsChanges`, as a declined card's has
   */
  transaction<Result>(verb: () => Result): Result {
    if (this.#journal !== null) {
      return verb();
    }
    const journal: Change[] = [];
    this.#journal = journal;
    try {
      const result = verb();
      this.#log?.append(journal);
      return result;
    } catch (error) {
      if (isKept(error)) {
        this.#log?.append(journal);
      } else {
        this.#undo(journal);
      }
      throw error;
    } finally {
      this.#journal = null;
    }
  }

  /** Runs a verb for its response alone: every change is undone, also inside a transaction. */
  preview<Result>(verb: () => Result): Result {
    const outer = this.#journal;
    const journal: Change[] = [];
    this.#journal = journal;
    try {
      return verb();
    } finally {
      this.#undo(journal);
      this.#journal = outer;
    }
  }

  #note(change: Change): void {
    if (this.#journal === null) {
      throw new Error(
        `A row of ${change.table} was changed outside a transaction: it would be lost at a restart.`,
      );
    }
    this.#journal.push(change);
  }

  #undo(journal: readonly Change[]): void {
    for (const change of journal.toReversed()) {
      this.#restore(change.table, change.id, change.before);
    }
  }

  #restore(name: string, id: string, row: unknown): void {
    if (Object.hasOwn(this.tables, name)) {
      // Safe because only a table's own rows are written under its name, here and in the state file.
      const table = this.tables[name as keyof Rows] as unknown as Table<{ id: string }>;
      table.restore(id, row as { id: string } | null);
    }
  }
}

function isKept(error: unknown): boolean {
  return error instanceof Error && 'keepsChanges' in error && error.keepsChanges === true;
}
