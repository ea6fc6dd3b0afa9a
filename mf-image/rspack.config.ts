import { defineRemote } from '@aic/sdk/federation';

export default defineRemote({ name: 'image', dir: import.meta.dirname, firstScreen: '/image-generator' });
