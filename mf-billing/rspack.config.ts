import { defineRemote } from '@aic/sdk/federation';

export default defineRemote({ name: 'billing', dir: import.meta.dirname });
