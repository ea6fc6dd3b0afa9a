import { join } from 'node:path';
import { defineRemote } from '@aic/build-kit';
import { USES } from './src/features/video/uses.ts';

const { dirname } = import.meta;

export default defineRemote({
  name: 'video',
  dir: dirname,
  // It bundles the parts of the studio, and of the SDK what the page does not share.
  inputs: ['../packages/studio/src', '../packages/sdk/src', '../packages/contract/src'].map((path) =>
    join(dirname, path),
  ),
  firstScreen: '/video',
  uses: USES,
});
