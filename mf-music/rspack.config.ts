import { defineRemote } from '@aic/build-kit';

export default defineRemote({ name: 'music', dir: import.meta.dirname, firstScreen: '/music' });
