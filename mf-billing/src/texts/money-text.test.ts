import { expect, it } from 'vitest';
import { moneyText } from './money-text.ts';

it.each([
  [799, 'usd', '$7.99'],
  [0, 'usd', '$0.00'],
  [-1200, 'usd', '-$12.00'],
  [1999, 'eur', '€19.99'],
  [1200, 'jpy', '¥1,200'],
])('reads %i of the smallest unit of %s as %s', (amount, currency, text) => {
  expect(moneyText(amount, currency)).toBe(text);
});
