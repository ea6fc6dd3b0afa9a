import type { UsageEntry } from '@aic/contract';

const COLUMNS = ['Time (UTC)', 'Type', 'Credits', 'Change', 'Balance', 'Source', 'Tool', 'Prompt', 'Item'];

/** What programs take for a formula when a cell begins with it (OWASP, CSV injection), also in full width. */
const FORMULA = /^[\s]*[=+\-@＝＋－＠\t\r\n]/;

/** With a byte order mark: without it Excel reads UTF-8 as something else. */
export function csvHead(): string {
  return `\ufeff${row(COLUMNS)}`;
}

/** Lines of RFC 4180: two functions, where a library would still leave the formulas to us (docs/adr/0050). */
export function csvLines(entries: readonly UsageEntry[]): string {
  return entries
    .map(({ at, type, credits, change, balance, grant, generation }) =>
      row([
        at,
        type,
        credits,
        change,
        balance,
        grant ?? '',
        generation?.kind ?? '',
        harmless(generation?.prompt ?? ''),
        generation?.id ?? '',
      ]),
    )
    .join('');
}

/** What a user has typed stays text in every program: an apostrophe says so. */
function harmless(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

function row(cells: ReadonlyArray<string | number>): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

function quoted(cell: string | number): string {
  const text = String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
