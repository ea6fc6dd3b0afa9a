import { expect, it } from 'vitest';
import { dateText, dayText, figureText, moneyText, shortDayText } from './formats.ts';

it.each([
  [799, 'usd', '$7.99'],
  [0, 'usd', '$0.00'],
  [-1200, 'usd', '-$12.00'],
  [1999, 'eur', '€19.99'],
  [1200, 'jpy', '¥1,200'],
])('reads %i of the smallest unit of %s as %s', (amount, currency, text) => {
  expect(moneyText(amount, currency)).toBe(text);
});

it('dates a payment on its page as in its mail, wherever its reader is', () => {
  expect(dayText('2026-12-01T03:00:00Z')).toBe('Dec 1, 2026');
  expect(dayText(1_796_094_000_000)).toBe('Dec 1, 2026');
  expect(dayText(new Date('2026-12-01T23:59:59Z'))).toBe('Dec 1, 2026');
  expect(shortDayText('2026-11-22')).toBe('Nov 22');
});

it('writes a moment in the zone that is asked for', () => {
  expect(dateText('2026-11-21T10:00:00Z', 'UTC')).toBe('Nov 21, 2026, 10:00 AM');
  expect(dateText('2026-11-21T23:30:00Z', 'Europe/Berlin')).toBe('Nov 22, 2026, 12:30 AM');
});

it.each([
  [0, '0'],
  [1938, '1938'],
  [9999, '9999'],
  [12_345, '12,345'],
  [0.5, '0.5'],
  [-1938, '-1938'],
])('writes the figure %d as %s', (figure, text) => {
  expect(figureText(figure)).toBe(text);
});
