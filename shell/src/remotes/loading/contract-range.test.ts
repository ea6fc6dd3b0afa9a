import { expect, it } from 'vitest';
import { satisfiesContract } from './contract-range.ts';

it.each([
  ['1.0.0', '^1.0.0', true],
  ['1.4.0', '^1.2.0', true],
  ['1.2.3', '^1.2.3', true],
  ['1.10.0', '^1.9.9', true],
  ['1.3.0', '^1.2.9', true],
  ['1.1.0', '^1.2.0', false],
  ['1.2.2', '^1.2.3', false],
  ['2.0.0', '^1.9.0', false],
  ['1.9.0', '^2.0.0', false],
  ['1.0.0', '', false],
  ['1.0.0', '*', false],
  ['1.0.0', '^1', false],
  ['1.0.0', '^1.0.x', false],
])('a shell of %s carries a tool for %s: %s', (version, range, expected) => {
  expect(satisfiesContract(version, range)).toBe(expected);
});
