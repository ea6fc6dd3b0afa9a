import { defineRemote } from '@aic/sdk/federation';

export default defineRemote({ name: 'admin', dir: import.meta.dirname });
