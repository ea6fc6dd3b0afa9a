import { oklabOfBytes, type Oklab } from '../src/colour/oklab.ts';
import { editPicture, type PictureEdit } from '../src/edit/edit-picture.ts';
import { readEditPrompt } from '../src/edit/prompt/read-edit-prompt.ts';
import { decodePicture, type Picture } from '../src/picture/picture.ts';

export interface ColourMeasures {
  /** Means over the picture, in OKLab. */
  l: number;
  a: number;
  b: number;
  chroma: number;
  /** Standard deviation of lightness. */
  spread: number;
}

/** Reads the words, carries them out and decodes the response: what tests and sheets go by. */
export async function editByWords(
  image: Uint8Array,
  prompt: string,
  changes: Partial<Pick<PictureEdit, 'strength' | 'seed' | 'reference' | 'mask'>> & {
    editType?: 'enhance' | 'general' | 'background_change';
  } = {},
): Promise<{ png: Uint8Array; picture: Picture }> {
  const { editType = 'general', strength = 100, seed = 1, reference = null, mask = null } = changes;
  const { operations } = readEditPrompt(prompt, editType, reference !== null, mask !== null);
  const edited = await editPicture({ image, reference, mask, operations, strength, seed }, () => undefined);
  if (edited.state === 'refused') throw new Error(edited.reason);
  return { png: edited.png, picture: await decodePicture(edited.png) };
}

export function measureColours({ rgba }: Picture): ColourMeasures {
  const sums = { l: 0, a: 0, b: 0, chroma: 0, square: 0 };
  const colour: Oklab = { l: 0, a: 0, b: 0 };
  for (let at = 0; at < rgba.length; at += 4) {
    oklabOfBytes(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0, colour);
    sums.l += colour.l;
    sums.a += colour.a;
    sums.b += colour.b;
    sums.chroma += Math.hypot(colour.a, colour.b);
    sums.square += colour.l ** 2;
  }
  const count = rgba.length / 4;
  const l = sums.l / count;
  return {
    l,
    a: sums.a / count,
    b: sums.b / count,
    chroma: sums.chroma / count,
    spread: Math.sqrt(Math.max(0, sums.square / count - l * l)),
  };
}
