import { join } from 'node:path';
import { defineRemote } from '@aic/build-kit';

const { dirname } = import.meta;

export default defineRemote({
  name: 'library',
  dir: dirname,
  // It bundles the calls of the library (@aic/sdk/library), which the page does not share.
  inputs: ['../packages/sdk/src', '../packages/contract/src'].map((path) => join(dirname, path)),
  // Prerendered with the build and seen before any script: nothing may touch `window` while it renders.
  firstScreen: '/library',
  page: { label: 'Library', routes: ['/library'], isInNavigation: true },
});
