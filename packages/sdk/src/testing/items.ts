import type { GenerationKind, GenerationOf, StartRequests } from '@aic/contract';
import { factsOf } from '@aic/contract/facts';
import { ITEM_SAMPLES } from '@aic/contract/samples';

/** Makes finished items of a kind, as the server lists them, with what a test is about changed. */
export const itemOf =
  <Kind extends GenerationKind>(kind: Kind) =>
  (change: Partial<GenerationOf<Kind>> = {}): GenerationOf<Kind> => ({ ...ITEM_SAMPLES[kind], ...change });

export const imageItem = itemOf('image');
export const editItem = itemOf('edit');
export const videoItem = itemOf('video');
export const musicItem = itemOf('music');
export const textItem = itemOf('text');

/** What a kind can be started with: what its sample was made of, with a file for each picture that it needs. */
export function requestOf<Kind extends GenerationKind>(kind: Kind, prompt = 'A lake'): StartRequests[Kind] {
  const item = ITEM_SAMPLES[kind];
  const { repeat, pictures = {} } = factsOf<Kind>(item);
  const files = Object.entries<string>(pictures).map(([member, source]) => [
    member,
    Reflect.get(item, source) ? new File(['x'], 'a.png', { type: 'image/png' }) : null,
  ]);
  // Safe because a request is these members.
  return { prompt, ...repeat(item), ...Object.fromEntries(files) } as StartRequests[Kind];
}
