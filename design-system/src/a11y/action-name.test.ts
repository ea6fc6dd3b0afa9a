import { expect, it } from 'vitest';
import { actionName } from './action-name.ts';

it('says what a button does, and to which item', () => {
  expect(actionName('Download', 'A quiet lake')).toBe('Download: A quiet lake');
});

it('says what it does alone where there is one item, or one without words', () => {
  expect(actionName('Download', undefined)).toBe('Download');
  expect(actionName('Download', '')).toBe('Download');
});

it('shortens what is too long to listen to, and breaks no character', () => {
  expect(actionName('Copy', 'a'.repeat(80))).toBe(`Copy: ${'a'.repeat(80)}`);
  expect(actionName('Copy', `a${'🌊'.repeat(80)}`)).toBe(`Copy: a${'🌊'.repeat(40)}…`);
});
