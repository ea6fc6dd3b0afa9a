import { defineRemote, SDK_SOURCES } from '@aic/build-kit';

export default defineRemote({
  name: 'library',
  dir: import.meta.dirname,
  // It bundles the calls of the library (@aic/sdk/library), which the page does not share.
  inputs: SDK_SOURCES,
  // Prerendered with the build and seen before any script: nothing may touch `window` while it renders.
  firstScreen: '/library',
  page: { label: 'Library', routes: ['/library'], isInNavigation: true },
});
