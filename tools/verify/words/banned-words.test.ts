import { expect, it } from 'vitest';
import { fakeRepository } from '../references/fake-repository.ts';
import { bannedWords } from './banned-words.ts';

it('names the file, the line, the word and what it is called now', () => {
  const repository = fakeRepository({ 'shell/src/page.ts': '// fine\n/** Shown once it is drawn. */\n' });

  expect(bannedWords(repository)).toEqual(['shell/src/page.ts:2: "drawn" is called prerendered or rendered']);
});

it.each([
  ['where the word means something else', 'packages/preview-engine/src/sky.ts', '// drawn last'],
  ['in a migration, which is never changed', 'api/migrations/0001_create.sql', '-- credit.settle'],
  ['in a word that has it inside', 'shell/src/page.ts', 'const withdrawn = foreigner;'],
])('accepts it %s', (_where, file, text) => {
  expect(bannedWords(fakeRepository({ [file]: text }))).toEqual([]);
});
