import { join } from 'node:path';
import { defineRemote } from '@aic/build-kit';

const { dirname } = import.meta;

export default defineRemote({
  name: 'admin',
  dir: dirname,
  // It bundles what only admins see (@aic/sdk/admin), which the page does not share.
  inputs: ['../packages/sdk/src', '../packages/contract/src'].map((path) => join(dirname, path)),
});
