import { join } from 'node:path';
import { defineRemote } from '@aic/build-kit';
import { USES } from './src/features/music/uses.ts';

const { dirname } = import.meta;

export default defineRemote({
  name: 'music',
  dir: dirname,
  // It bundles the parts of the studio, and of the SDK what the page does not share.
  inputs: ['../packages/studio/src', '../packages/sdk/src', '../packages/contract/src'].map((path) =>
    join(dirname, path),
  ),
  firstScreen: '/music',
  uses: USES,
});
