import { fileURLToPath } from 'node:url';

/**
 * For gateways and workers in processes of their own: each start after the first takes a third less time. Not for
 * copies of the sources in folders of one run, which would stay in it for ever.
 */
export const COMPILE_CACHE = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../node_modules/.cache/node', import.meta.url)),
};
