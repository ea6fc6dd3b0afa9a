import { type Generation, KINDS } from '@aic/sdk';

/** The address of the file that an item is. @throws Error where it has none, as a text has */
export function fileOf(item: Generation): string {
  const { medium, result } = KINDS[item.kind];
  const url: unknown = medium === 'words' ? null : Reflect.get(item, result);
  if (typeof url !== 'string') throw new Error(`The item ${item.id} has no file.`);
  return url;
}
