import { expect, it } from 'vitest';
import { usageEntry } from '../../testing/samples.ts';
import { changeText, entryText } from './usage-texts.ts';

it.each([
  [{ type: 'hold' }, 'Set aside: Image'],
  [{ type: 'charge' }, 'Spent: Image'],
  [{ type: 'return' }, 'Given back: Image'],
  [{ type: 'refund', grant: 'admin' }, 'Refunded: Image'],
  [{ type: 'grant', grant: 'signup', generation: null }, 'Free starter credits'],
  [{ type: 'grant', grant: 'subscription', generation: null }, "The month's credits of your plan"],
  [{ type: 'expiry', generation: null }, 'Expired'],
  [{ type: 'clawback', generation: null }, 'Taken back'],
] as const)('reads %j as "%s"', (change, text) => {
  expect(entryText(usageEntry(change))).toBe(text);
});

it.each([
  [500, '+500'],
  [0, '0'],
  [-20, '−20'],
])('writes a change of %i as %s', (change, text) => {
  expect(changeText(change)).toBe(text);
});
