/** A row's change, as it is kept for the log and for undoing: `after` is null when the row is gone. */
export interface Change {
  table: string;
  id: string;
  before: unknown;
  after: unknown;
}

/**
 * Rows of one kind, in the order of their creation. Rows are never changed in place: `put` replaces them, which makes
 * undoing and comparing with what was there before cheap.
 */
export class Table<Row extends { id: string }> {
  readonly #rows = new Map<string, Row>();
  readonly #name: string;
  readonly #changed: (change: Change) => void;

  constructor(name: string, changed: (change: Change) => void) {
    this.#name = name;
    this.#changed = changed;
  }

  get size(): number {
    return this.#rows.size;
  }

  get(id: string | null | undefined): Row | undefined {
    return typeof id === 'string' ? this.#rows.get(id) : undefined;
  }

  /** Oldest first. */
  all(): Row[] {
    return [...this.#rows.values()];
  }

  where(isMatch: (row: Row) => boolean): Row[] {
    return this.all().filter(isMatch);
  }

  find(isMatch: (row: Row) => boolean): Row | undefined {
    for (const row of this.#rows.values()) {
      if (isMatch(row)) {
        return row;
      }
    }
    return undefined;
  }

  put(row: Row): Row {
    this.#changed({ table: this.#name, id: row.id, before: this.#rows.get(row.id) ?? null, after: row });
    this.#rows.set(row.id, row);
    return row;
  }

  delete(id: string): void {
    const before = this.#rows.get(id);
    if (before !== undefined) {
      this.#changed({ table: this.#name, id, before, after: null });
      this.#rows.delete(id);
    }
  }

  /** Sets a row without telling anybody: for reading the log and for undoing. */
  restore(id: string, row: Row | null): void {
    if (row === null) {
      this.#rows.delete(id);
    } else {
      this.#rows.set(id, row);
    }
  }
}
