import { expect, it } from 'vitest';
import { fakeRepository } from '../references/fake-repository.ts';
import { GLOSSARY, repeatedWords } from './repeated-words.ts';

const HEAD = '| word | what it is |\n| --- | --- |\n';
const check = (rows: string) => repeatedWords(fakeRepository({ [GLOSSARY]: `${HEAD}${rows}\n\n${HEAD}` }));

it('names a word with two rows, also where one of them stands in a pair', () => {
  expect(check('| remove, restore | a |\n| bin | b |\n| remove | c |')).toEqual([
    'docs/glossary.md: "remove" has two rows',
  ]);
});

it('accepts words that share only a part', () => {
  expect(check('| archive (of builds) | a |\n| archive (of months) | b |\n| result | c |')).toEqual([]);
});
