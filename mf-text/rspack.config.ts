import { defineRemote } from '@aic/sdk/federation';

export default defineRemote({ name: 'text', dir: import.meta.dirname, firstScreen: '/text' });
