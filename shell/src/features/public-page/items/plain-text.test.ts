import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['## A wool blanket', 'A wool blanket'],
  ['> **Draft.** Fill it in.', 'Draft. Fill it in.'],
  ['It is *really* __warm__ and `soft`.', 'It is really warm and soft.'],
  ['- one\n- **two**', '- one\n- two'],
  ['a\n\n\n\nb', 'a\n\nb'],
  ['2 * 3 * 4 and snake_case_name', '2 * 3 * 4 and snake_case_name'],
  ['#hashtag', '#hashtag'],
])('reads %j as %j', (markdown, text) => {
  expect(plainText(markdown)).toBe(text);
});
