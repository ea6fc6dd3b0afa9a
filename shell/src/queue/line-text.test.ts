import { imageItem } from '@aic/sdk/testing';
import { expect, it } from 'vitest';
import { lineText } from './line-text.ts';
import type { Press } from './press.ts';

const press = (id: string): Press => [imageItem({ id, status: 'processing', progress: 0.5 })];

it('counts what runs and what is in line, and leaves out what there is none of', () => {
  expect(lineText({ running: [press('a'), press('b')], inLine: [press('c')] }, new Map())).toBe(
    '2 running, 1 in line',
  );
  expect(lineText({ running: [], inLine: [press('c')] }, new Map())).toBe('1 in line');
});

it('says how long all of it will take, once that is known of each', () => {
  const running = [press('a'), press('b')];
  expect(lineText({ running, inLine: [] }, new Map([['a', 20]]))).toBe('2 running');
  const left = new Map([
    ['a', 20],
    ['b', 40],
  ]);
  expect(lineText({ running, inLine: [] }, left)).toBe('2 running · about 40 s left');
});
