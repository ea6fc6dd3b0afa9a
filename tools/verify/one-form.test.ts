import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const SHOWN = '{shell,mf-*,sdk,design-system,api}/src/**/*.{ts,tsx}';

/** What users read is written one way, wherever it is made. */
async function find(pattern: RegExp): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob(SHOWN, { cwd: ROOT })) {
    const text = await readFile(join(ROOT, file), 'utf8');
    found.push(...[...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`));
  }
  return found;
}

it('writes dates and figures in English, whatever the language of the browser', async () => {
  expect(await find(/(?:(?:DateTime|Number)Format\((?!'en'[,)])|toLocale\w*String\().*/g)).toEqual([]);
});

it('writes days as Nov 21, 2026', async () => {
  const months = 'January|February|March|April|June|July|August|September|October|November|December';
  expect(await find(new RegExp(`dateStyle: '(?!medium).*|(?:${months}) \\d{1,2}, \\d{4}`, 'g'))).toEqual([]);
});

it('separates thousands from five figures on, as plans write 1500 credits', async () => {
  // Money and sizes of files have their own style.
  expect(await find(/NumberFormat\('en'(?!, \{\s*(?:useGrouping: 'min2'|style: )).*/g)).toEqual([]);
  expect(await find(/\b\d,\d{3} credits/g)).toEqual([]);
});

it('writes e-mail with its hyphen, but for the one switch that has its name from elsewhere', async () => {
  expect(await find(/label="Email\b(?! Notifications).*|'[A-Z][a-z ]* email\b.*'/g)).toEqual([]);
});
