import type { GenerationKind, GenerationOf } from '@aic/contract';
import { ITEM_SAMPLES } from '@aic/contract/samples';
import type { StartRequests } from '../api/generations/start-calls.ts';

/** Makes finished items of a kind, as the server lists them, with what a test is about changed. */
export const itemOf =
  <Kind extends GenerationKind>(kind: Kind) =>
  (change: Partial<GenerationOf<Kind>> = {}): GenerationOf<Kind> => ({ ...ITEM_SAMPLES[kind], ...change });

export const imageItem = itemOf('image');
export const editItem = itemOf('edit');
export const videoItem = itemOf('video');
export const musicItem = itemOf('music');
export const textItem = itemOf('text');

const REQUESTS: Partial<StartRequests> = {
  edit: {
    prompt: 'A lake',
    editType: 'enhance',
    strength: 70,
    image: new File(['x'], 'a.png', { type: 'image/png' }),
    secondImage: null,
    shape: { width: 1200, height: 800 },
  },
  video: { prompt: 'A lake', duration: 4, aspectRatio: '16:9', image: null },
  music: { prompt: 'A lake', duration: 30 },
};

/** What a kind can be started with. Safe because the others need no more than a prompt. */
export const requestOf = <Kind extends GenerationKind>(kind: Kind, prompt = 'A lake') =>
  ({ ...REQUESTS[kind], prompt }) as StartRequests[Kind];
