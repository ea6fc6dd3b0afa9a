import { FAKE_USER } from '@aic/sdk/testing';
import { expect, it } from 'vitest';
import { sentOptions } from './options.tsx';

const CREATOR = { ...FAKE_USER, plan: 'creator' as const };

it('sends a seed that was kept, also while it is unknown what the engine can do', () => {
  expect(sentOptions({ seed: 7 }, { seed: true, cancel: true }, CREATOR)).toEqual({ seed: 7 });
  expect(sentOptions({ seed: 0 }, undefined, CREATOR)).toEqual({ seed: 0 });
});

it('leaves it out where the engine has none, where the plan has ended, and where none was kept', () => {
  expect(sentOptions({ seed: 7 }, { seed: false, cancel: true }, CREATOR)).toEqual({});
  expect(sentOptions({ seed: 7 }, { seed: true, cancel: true }, FAKE_USER)).toEqual({});
  expect(sentOptions({ seed: null }, { seed: true, cancel: true }, CREATOR)).toEqual({});
});
