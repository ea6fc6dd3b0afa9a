import { defineRemote } from '@aic/sdk/federation';

export default defineRemote({ name: 'music', dir: import.meta.dirname, firstScreen: '/music' });
