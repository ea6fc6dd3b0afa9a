import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { catalogProblems } from './catalog-problems.ts';
import { catalogsFor } from './catalog.ts';

let root = '';

function write(file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

async function writeCatalogs(add: string[] = []): Promise<void> {
  for (const [file, content] of await catalogsFor('shell', { root, add })) write(file, content);
}

beforeEach(({ onTestFinished }) => {
  root = mkdtempSync(join(tmpdir(), 'messages-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  write('shell/src/page.tsx', 'export const page = (n: number) => <p title="A hint">{n} of them</p>;');
});

it('writes none while there is only the language of the sources', async () => {
  expect(await catalogsFor('shell', { root })).toEqual(new Map());
  expect(await catalogProblems('shell', root)).toEqual([]);
});

it('writes English complete beside another language, with the files and values of each text', async () => {
  const catalogs = await catalogsFor('shell', { root, add: ['de'] });

  expect([...catalogs.keys()]).toEqual(['shell/messages/en.po', 'shell/messages/de.po']);
  expect(catalogs.get('shell/messages/en.po')).toContain(
    '#. 0: n\n#: shell/src/page.tsx\nmsgid "{0} of them"\nmsgstr "{0} of them"',
  );
});

it('fails where a text was added, changed or removed, and says what to run', async () => {
  await writeCatalogs(['de']);

  write('shell/src/page.tsx', 'export const page = () => <p>All of them</p>;');
  expect(await catalogProblems('shell', root)).toContainEqual(
    'shell/messages/en.po is not what the sources say. Run `npm run messages` and look at what has changed.',
  );
});

it('fails where another language lacks a text, or has other values in it', async () => {
  await writeCatalogs(['de']);
  const german = (hint: string, count: string): string =>
    `msgid "A hint"\nmsgstr "${hint}"\n\nmsgid "{0} of them"\nmsgstr "${count}"\n`;
  write('shell/messages/de.po', german('Ein Hinweis', '{0} davon'));
  await writeCatalogs();
  expect(await catalogProblems('shell', root)).toEqual([]);

  write('shell/messages/de.po', german('', 'einige davon'));
  await writeCatalogs();
  expect(await catalogProblems('shell', root)).toEqual([
    'shell/messages/de.po: “A hint” is missing.',
    'shell/messages/de.po: “{0} of them” has other values or elements in it.',
  ]);
});
