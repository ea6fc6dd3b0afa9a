import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';

const RESULTS_FILE = join(import.meta.dirname, '../results.md');
const INTRODUCTION = `# Measured

Written by \`npm run bench\`. Each section is one interleaved run: trust its ratios, not its absolute figures.
`;

interface Report {
  /** The method in a few sentences. */
  method: string;
  /** Markdown lines with the figures. */
  lines: readonly string[];
}

/** Prints a bench's figures, and replaces its section in bench/results.md with date and machine. */
export function report(title: string, { method, lines }: Report): void {
  const body = [`${new Date().toISOString().slice(0, 10)}, ${machine()}. ${method}`, '', ...lines].join('\n');
  process.stdout.write(`\n${title}\n${lines.join('\n')}\n`);
  const before = existsSync(RESULTS_FILE) ? readFileSync(RESULTS_FILE, 'utf8') : INTRODUCTION;
  writeFileSync(RESULTS_FILE, replaceSection(before, title, body));
}

/** A Markdown table. */
export function table(head: readonly string[], rows: ReadonlyArray<readonly string[]>): string[] {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
}

/** The document with the section `## title` replaced, or added at the end. */
export function replaceSection(document: string, title: string, body: string): string {
  const section = `## ${title}\n\n${body}\n`;
  const parts = document.split(/^(?=## )/m);
  const index = parts.findIndex((part) => part.startsWith(`## ${title}\n`));
  const isLast = index === -1 || index === parts.length - 1;
  if (index === -1) parts.push(`${parts.pop()?.trimEnd() ?? ''}\n\n`, section);
  else parts[index] = isLast ? section : `${section}\n`;
  return parts.join('');
}

function machine(): string {
  const [first] = cpus();
  const load = loadavg()[0]?.toFixed(1);
  return `${cpus().length} x ${first?.model ?? 'unknown CPU'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, load at the end ${load}`;
}
