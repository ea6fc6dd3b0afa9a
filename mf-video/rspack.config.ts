import { defineRemote, STUDIO_SOURCES } from '@aic/build-kit';
import { USES } from './src/features/video/uses.ts';

export default defineRemote({
  name: 'video',
  dir: import.meta.dirname,
  inputs: STUDIO_SOURCES,
  firstScreen: '/video',
  uses: USES,
});
