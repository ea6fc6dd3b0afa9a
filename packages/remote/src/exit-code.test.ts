import { expect, it } from 'vitest';
import { UsageError } from './command.ts';
import { BuildError, exitCodeOf } from './exit-code.ts';
import { RegistryError } from './registry.ts';

it.each([
  [new Error('a bug'), 1],
  [new UsageError('no such verb'), 2],
  [new BuildError('does not compile'), 3],
  [new RegistryError('refused', 'over budget'), 4],
  [new RegistryError('unreachable', 'no such host'), 5],
])('a pipeline can tell %s by its exit code %i', (error, code) => {
  expect(exitCodeOf(error)).toBe(code);
});
