import { defineRemote, SDK_SOURCES } from '@aic/build-kit';

export default defineRemote({
  name: 'billing',
  dir: import.meta.dirname,
  // It bundles prices and the calls about money (@aic/sdk/account), which the page does not share.
  inputs: SDK_SOURCES,
});
