import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const SHOWN = '{shell,mf-*,packages/{sdk,studio,contract},design-system,api}/src/**/*.{ts,tsx}';

const texts = new Map<string, string>();

beforeAll(async () => {
  for await (const file of glob(SHOWN, { cwd: ROOT })) {
    texts.set(file, await readFile(join(ROOT, file), 'utf8'));
  }
});

/** What users read is written one way, wherever it is made. */
const find = (pattern: RegExp): string[] =>
  [...texts].flatMap(([file, text]) => [...text.matchAll(pattern)].map(([match]) => `${file}: ${match}`));

it('looks at shell, tools, packages and gateway', () => {
  const folders = ['shell', 'mf-image', 'packages/sdk', 'packages/contract', 'design-system', 'api'];

  expect(
    folders.filter((folder) => ![...texts.keys()].some((file) => file.startsWith(`${folder}/`))),
  ).toEqual([]);
});

it('writes dates and figures in English, whatever the language of the browser', () => {
  expect(find(/(?:(?:DateTime|Number)Format\((?!'en'[,)])|toLocale\w*String\().*/g)).toEqual([]);
});

it('writes days as Nov 21, 2026', () => {
  const months = 'January|February|March|April|June|July|August|September|October|November|December';
  expect(find(new RegExp(`dateStyle: '(?!medium).*|(?:${months}) \\d{1,2}, \\d{4}`, 'g'))).toEqual([]);
});

it('separates thousands from five figures on, as plans write 1500 credits', () => {
  // Money and sizes of files have their own style.
  expect(find(/NumberFormat\('en'(?!, \{\s*(?:useGrouping: 'min2'|style: )).*/g)).toEqual([]);
  expect(find(/\b\d,\d{3} credits/g)).toEqual([]);
});

it('writes e-mail with its hyphen, but for the one switch that has its name from elsewhere', () => {
  expect(find(/label="Email\b(?! Notifications).*|'[A-Z][a-z ]* email\b.*'/g)).toEqual([]);
});
