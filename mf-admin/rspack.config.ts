import { defineRemote, SDK_SOURCES } from '@aic/build-kit';

export default defineRemote({
  name: 'admin',
  dir: import.meta.dirname,
  // It bundles what only admins see (@aic/sdk/admin), which the page does not share.
  inputs: SDK_SOURCES,
});
