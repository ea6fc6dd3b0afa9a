import { defineRemote, STUDIO_SOURCES } from '@aic/build-kit';
import { USES } from './src/features/text/uses.ts';

export default defineRemote({
  name: 'text',
  dir: import.meta.dirname,
  inputs: STUDIO_SOURCES,
  firstScreen: '/text',
  uses: USES,
});
