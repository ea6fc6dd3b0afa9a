import { expect, it } from 'vitest';
import { SCRIPT_LINES_MAX, scriptLines } from './script-lines.ts';

it('makes a scene of each paragraph and list item, without marks, rules, quotes and blank lines', () => {
  expect(
    scriptLines(
      '# Bread\n\n- **Dough** rises\n- The oven glows\n\n---\n\n> Template draft.\n\nFresh, *every* day',
    ),
  ).toEqual(['Bread', 'Dough rises', 'The oven glows', 'Fresh, every day']);
});

it('cuts a long paragraph into its sentences, in any script', () => {
  const sentence = `A baker ${'slowly '.repeat(20)}kneads the dough.`;
  expect(scriptLines(`${sentence} ${sentence}`)).toEqual([sentence, sentence]);
  const japanese = `パン屋さんが${'ゆっくりと'.repeat(30)}生地をこねる。`;
  expect(scriptLines(japanese + japanese)).toEqual([japanese, japanese]);
});

it('ends where more films would make no sense', () => {
  expect(scriptLines('A scene\n'.repeat(100))).toHaveLength(SCRIPT_LINES_MAX);
});
