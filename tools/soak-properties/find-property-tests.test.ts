import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findPropertyTests } from './find-property-tests.ts';

it('finds property tests in packages of each depth, and none of a dependency', () => {
  const files = findPropertyTests(join(import.meta.dirname, '../..'));

  expect(files).toEqual(
    expect.arrayContaining([
      'api/src/credits/ledger.model.test.ts',
      'packages/contract/src/generations/camera-path.test.ts',
      'packages/preview-engine/src/maths/random.test.ts',
    ]),
  );
  expect(files.filter((file) => file.includes('node_modules'))).toEqual([]);
});
