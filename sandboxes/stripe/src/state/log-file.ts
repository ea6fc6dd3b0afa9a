import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Change } from './table.ts';

type Entry = [table: string, id: string, row: unknown];

/**
 * The state on disk: one line for each transaction, with the rows that it changed. A line is there whole or, when the
 * process died while writing it, not at all: a last line that is no JSON is the write that never happened.
 */
export class LogFile {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
    mkdirSync(dirname(path), { recursive: true });
  }

  read(restore: (table: string, id: string, row: unknown) => void): void {
    if (!existsSync(this.#path)) {
      return;
    }
    const lines = readFileSync(this.#path, 'utf8').split('\n');
    for (const [index, line] of lines.entries()) {
      if (line === '') {
        continue;
      }
      for (const [table, id, row] of parseLine(line, index === lines.length - 1, this.#path)) {
        restore(table, id, row);
      }
    }
  }

  append(changes: readonly Change[]): void {
    if (changes.length > 0) {
      const last = new Map(changes.map((change) => [`${change.table}/${change.id}`, change]));
      const entries: Entry[] = [...last.values()].map(({ table, id, after }) => [table, id, after]);
      appendFileSync(this.#path, `${JSON.stringify(entries)}\n`);
    }
  }

  /** Writes the rows that are left into a new file and puts it in the old one's place. */
  compact(tables: ReadonlyArray<[string, ReadonlyArray<{ id: string }>]>): void {
    const lines = tables.map(([table, rows]) =>
      JSON.stringify(rows.map((row): Entry => [table, row.id, row])),
    );
    writeFileSync(`${this.#path}.new`, `${lines.join('\n')}\n`);
    renameSync(`${this.#path}.new`, this.#path);
  }
}

function parseLine(line: string, isLast: boolean, path: string): Entry[] {
  try {
    // Safe because only `append` and `compact` write this file.
    return JSON.parse(line) as Entry[];
  } catch (error) {
    if (isLast) {
      return [];
    }
    throw new Error(
      `The state file ${path} has a damaged line. Delete the file to start with an empty sandbox.`,
      {
        cause: error,
      },
    );
  }
}
