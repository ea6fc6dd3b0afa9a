import { defineRemote } from '@aic/build-kit';

export default defineRemote({ name: 'video', dir: import.meta.dirname, firstScreen: '/video' });
