import { defineRemote } from '@aic/build-kit';

export default defineRemote({ name: 'text', dir: import.meta.dirname, firstScreen: '/text' });
