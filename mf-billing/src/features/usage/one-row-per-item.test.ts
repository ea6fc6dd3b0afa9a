import { expect, it } from 'vitest';
import { usageEntry } from '../../testing/samples.ts';
import { oneRowPerItem } from './one-row-per-item.ts';

const item = (id: string) => ({ id, kind: 'image' as const, prompt: id });
const told = (entries: Parameters<typeof oneRowPerItem>[0]) =>
  oneRowPerItem(entries).map(({ id, type, credits, change, balance }) => [
    id,
    type,
    credits,
    change,
    balance,
  ]);

const held = usageEntry({ id: '2', generation: item('a'), balance: 480 });

it('tells of an item once: what it cost, that it cost nothing, or what is set aside for it', () => {
  const topUp = usageEntry({
    id: '3',
    type: 'grant',
    credits: 100,
    change: 100,
    balance: 580,
    generation: null,
  });
  const spent = usageEntry({
    id: '4',
    type: 'charge',
    credits: 15,
    change: 0,
    balance: 580,
    generation: item('a'),
  });
  const rest = usageEntry({
    id: '5',
    type: 'return',
    credits: 5,
    change: 5,
    balance: 585,
    generation: item('a'),
  });
  const back = usageEntry({
    id: '6',
    type: 'return',
    credits: 20,
    change: 20,
    balance: 500,
    generation: item('a'),
  });

  expect(told([held])).toEqual([['2', 'hold', 20, -20, 480]]);
  expect(told([rest, spent, topUp, held])).toEqual([
    ['5', 'charge', 15, -15, 585],
    ['3', 'grant', 100, 100, 580],
  ]);
  expect(told([back, held])).toEqual([['6', 'return', 20, 0, 500]]);
});

it('tells what was refunded for an item in a row of its own, and beside it what the item cost', () => {
  const spent = usageEntry({ id: '4', type: 'charge', credits: 20, change: 0, generation: item('a') });
  const refund = usageEntry({
    id: '5',
    type: 'refund',
    credits: 15,
    change: 15,
    balance: 495,
    generation: item('a'),
  });

  expect(told([refund, spent, held])).toEqual([
    ['5', 'refund', 15, 15, 495],
    ['4', 'charge', 20, -20, 480],
  ]);
});

it('says the same of an item whose older moves are on the next page', () => {
  const spent = usageEntry({ id: '4', type: 'charge', change: 0, generation: item('a') });

  expect(told([spent])).toEqual(told([spent, held]));
});
