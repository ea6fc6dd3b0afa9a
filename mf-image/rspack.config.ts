import { defineRemote, STUDIO_SOURCES } from '@aic/build-kit';
import { USES as EDITOR_USES } from './src/features/photo-editor/uses.ts';
import { USES as IMAGE_USES } from './src/features/text-to-image/uses.ts';

export default defineRemote({
  name: 'image',
  dir: import.meta.dirname,
  inputs: STUDIO_SOURCES,
  firstScreen: '/image-generator',
  uses: [...EDITOR_USES, ...IMAGE_USES],
});
