import { defineRemote } from '@aic/build-kit';

export default defineRemote({ name: 'image', dir: import.meta.dirname, firstScreen: '/image-generator' });
