import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { createTranslator } from './translator.ts';

let root = '';

beforeEach(({ onTestFinished }) => {
  root = mkdtempSync(join(tmpdir(), 'messages-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'shell/messages'), { recursive: true });
  writeFileSync(
    join(root, 'shell/messages/de.po'),
    'msgid "{0} of <0>{1} credits</0>"\nmsgstr "<0>{1} Credits</0>, davon {0}"\n\nmsgid "Save"\nmsgstr ""\n',
  );
});

const file = (path: string): string => join(root, path);

it('writes the texts of a language into a source', async () => {
  const { translate } = await createTranslator('de', root);
  const source = 'export const page = <p>{used} of <b>{total} credits</b></p>;';

  expect(translate(file('shell/src/page.tsx'), source)?.code).toBe(
    'export const page = <p><b>{total}{" Credits"}</b>{", davon "}{used}</p>;',
  );
});

it('fails with each text that the language lacks', async () => {
  const { translate } = await createTranslator('de', root);

  expect(() => translate(file('shell/src/page.tsx'), '<p title="Save it">Save</p>')).toThrow(
    'shell/messages/de.po: “Save it” is missing; “Save” is missing',
  );
});

it('leaves tests, and files of packages without texts, as they are', async () => {
  const { translate } = await createTranslator('de', root);

  for (const path of ['shell/src/page.test.tsx', 'tools/page.tsx', 'api/src/health/page.ts']) {
    expect(translate(file(path), 'export const label = "Save";')).toBeNull();
  }
});

it('fails for a language that no package has', async () => {
  await expect(createTranslator('fr', root)).rejects.toThrow('`npm run messages -- fr` begins its catalogs');
});
