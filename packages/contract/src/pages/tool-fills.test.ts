import { expect, it } from 'vitest';
import type { SlotFills } from '../slots/slots.ts';
import { toolFillsProblem } from './tool-fills.ts';

it('takes a label, of all media or of some', () => {
  const fills: SlotFills = {
    'item-action': { label: 'Make a poster', of: ['picture'] },
    command: { label: 'New poster' },
  };
  expect(toolFillsProblem(fills)).toBeNull();
  expect(toolFillsProblem({})).toBeNull();
});

it.each([
  ['markup', { label: '<b>Poster</b>' }, 'is no label'],
  ['too long a label', { label: 'P'.repeat(41) }, 'at most 40'],
  ['no medium', { label: 'Poster', of: [] }, 'is of no medium'],
  ['a medium that there is not', { label: 'Poster', of: ['smell'] as never }, 'is of no medium'],
])('refuses %s', (_what, fill, problem) => {
  expect(toolFillsProblem({ 'item-action': fill })).toContain(problem);
});
