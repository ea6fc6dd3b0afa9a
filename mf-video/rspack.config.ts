import { defineRemote } from '@aic/sdk/federation';

export default defineRemote({ name: 'video', dir: import.meta.dirname, firstScreen: '/video' });
