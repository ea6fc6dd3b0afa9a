import { defineRemote, STUDIO_SOURCES } from '@aic/build-kit';
import { USES } from './src/features/music/uses.ts';

export default defineRemote({
  name: 'music',
  dir: import.meta.dirname,
  inputs: STUDIO_SOURCES,
  firstScreen: '/music',
  uses: USES,
});
