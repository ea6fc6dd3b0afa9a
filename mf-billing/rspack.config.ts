import { join } from 'node:path';
import { defineRemote } from '@aic/build-kit';

const { dirname } = import.meta;

export default defineRemote({
  name: 'billing',
  dir: dirname,
  // It bundles prices and the calls about money (@aic/sdk/account), which the page does not share.
  inputs: ['../packages/sdk/src', '../packages/contract/src'].map((path) => join(dirname, path)),
});
