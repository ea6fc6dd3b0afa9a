import {
  type Generation,
  GENERATION_COSTS,
  type GenerationKind,
  type GenerationOf,
  type StartRequests,
} from '@aic/sdk';
import { factsOf } from '@aic/sdk/facts';
import { openPicture } from '@aic/sdk/library';

/** Addresses of the pictures that an item was made of, by the member of its request: null where there is none. */
const picturesOf = (item: Generation): Array<readonly [member: string, url: string | null]> =>
  Object.entries<string>(factsOf(item).pictures ?? {}).map(([member, source]) => [
    member,
    // Safe because such a member of an item is an address.
    (Reflect.get(item, source) as string | null | undefined) ?? null,
  ]);

/**
 * What an item was started with, to start it again. A picture that it was made of is read from where it is stored.
 * @throws Error when that is not there any more
 */
export async function requestOf<Kind extends GenerationKind>(
  item: GenerationOf<Kind>,
): Promise<StartRequests[Kind]> {
  const { prompt, madeFrom } = item;
  const pictures = picturesOf(item).map(
    async ([member, url]) => [member, url === null ? null : await openPicture(url)] as const,
  );
  const request: object = {
    prompt,
    ...(madeFrom && { madeFrom: madeFrom.id }),
    ...factsOf<Kind>(item).repeat(item),
    ...Object.fromEntries(await Promise.all(pictures)),
  };
  // Safe because a request is these members.
  return request as StartRequests[Kind];
}

/** Whether all that it was made of is known: where a picture is gone, its address is empty. */
export const isRepeatable = (item: Generation): boolean => picturesOf(item).every(([, url]) => url !== '');

/** Credits of one more result like it, by the price list. */
export const repeatPrice = (item: Generation): number =>
  factsOf(item).price?.(item) ?? GENERATION_COSTS[item.kind];
