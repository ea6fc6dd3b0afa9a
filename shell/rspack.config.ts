import { join } from 'node:path';
import { defineHost } from '@aic/sdk/federation';

const { dirname } = import.meta;

export default defineHost({
  dir: dirname,
  inputs: ['src', '../sdk/src', '../design-system/src', '../api/src/contract'].map((path) => join(dirname, path)),
});
