import { expect, it } from 'vitest';
import { FAKE_USER } from '../testing/index.ts';
import { seedOption } from './seed-option.ts';

const CREATOR = { ...FAKE_USER, plan: 'creator' as const };

it('sends a seed that was kept, also while it is unknown what the engine can do', () => {
  expect(seedOption(7, { seed: true, cancel: true }, CREATOR)).toEqual({ seed: 7 });
  expect(seedOption(0, undefined, CREATOR)).toEqual({ seed: 0 });
});

it('leaves it out where the engine has none, where the plan has ended, and where none was kept', () => {
  expect(seedOption(7, { seed: false, cancel: true }, CREATOR)).toEqual({});
  expect(seedOption(7, { seed: true, cancel: true }, FAKE_USER)).toEqual({});
  expect(seedOption(null, { seed: true, cancel: true }, CREATOR)).toEqual({});
});
