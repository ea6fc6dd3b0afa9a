import { join } from 'node:path';
import { defineRemote } from '@aic/build-kit';
import { USES as EDITOR_USES } from './src/features/photo-editor/uses.ts';
import { USES as IMAGE_USES } from './src/features/text-to-image/uses.ts';

const { dirname } = import.meta;

export default defineRemote({
  name: 'image',
  dir: dirname,
  // It bundles the parts of the studio, and of the SDK what the page does not share.
  inputs: ['../packages/studio/src', '../packages/sdk/src', '../packages/contract/src'].map((path) =>
    join(dirname, path),
  ),
  firstScreen: '/image-generator',
  uses: [...EDITOR_USES, ...IMAGE_USES],
});
