import { describe, expect, it } from 'vitest';
import { DRAWN_SCENES, DRAWN_SUBJECTS, drawPhoto, type DrawnPhoto } from '../../../test/drawn-photo.ts';
import { editByWords } from '../../../test/edit-measures.ts';
import { paintSmall } from '../../../test/paint-small.ts';
import { measureChange } from '../../../test/picture-measures.ts';
import { decodePicture, encodePicture, type Picture, shrink } from '../../picture/picture.ts';
import { estimateSubject } from '../subject/estimate-subject.ts';

/** Thin parts of a subject need more pixels to be found than the rest of these tests. */
const FOUND_SIDE = 256;
const SIDE = 192;
const photo = drawPhoto('person', 'garden', SIDE);
const source = await decodePicture(photo.png);
const change = async (prompt: string, changes: { strength?: number; reference?: Uint8Array } = {}) =>
  (await editByWords(photo.png, prompt, { strength: 70, editType: 'background_change', ...changes })).picture;
const onWhite = await change('white');
const lake = await paintSmall('a mountain lake at sunset');

/** Mean distance of the colours of two pictures, over the pixels that are in the mask or not. */
function changeWhere(
  one: Picture,
  other: Picture,
  { mask, width, height }: DrawnPhoto,
  isInside: boolean,
): number {
  let sum = 0;
  let count = 0;
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    if (isNearEdge(mask, pixel, width, height) || (mask[pixel] === 1) !== isInside) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      sum += Math.abs((one.rgba[pixel * 4 + channel] ?? 0) - (other.rgba[pixel * 4 + channel] ?? 0));
    }
    count += 3;
  }
  return sum / count;
}

function isNearEdge(mask: Uint8Array, pixel: number, width: number, height: number): boolean {
  const [x, y] = [pixel % width, Math.floor(pixel / width)];
  return [-8, 8].some(
    (by) =>
      mask[y * width + Math.min(width - 1, Math.max(0, x + by))] !== mask[pixel] ||
      mask[Math.min(height - 1, Math.max(0, y + by)) * width + x] !== mask[pixel],
  );
}

/** A white bird before a pale wall has the wall's colours: nothing that goes by colour finds it. */
const PAIRS = DRAWN_SUBJECTS.flatMap((subject) =>
  DRAWN_SCENES.map((scene) => [subject, scene] as const),
).filter(([subject, scene]) => !(subject === 'bird' && scene === 'wall'));

describe('changeBackground', () => {
  it.each(PAIRS)('finds the %s before the %s (intersection over union of 0.9)', async (subject, scene) => {
    const { png, mask } = drawPhoto(subject, scene, FOUND_SIDE);
    const found = estimateSubject(await decodePicture(png));
    let [both, either] = [0, 0];
    for (const [pixel, known] of mask.entries()) {
      const isFound = found?.values[pixel] === 1;
      if (isFound && known === 1) both += 1;
      if (isFound || known === 1) either += 1;
    }
    expect(both / either).toBeGreaterThan(0.9);
  });

  it('keeps the subject and replaces what is behind it', () => {
    expect(changeWhere(source, onWhite, photo, true)).toBeLessThan(2);
    const white = { ...source, rgba: new Uint8Array(source.rgba.length).fill(255) };
    expect(changeWhere(white, onWhite, photo, false)).toBeLessThan(1);
  });

  it('leaves every pixel alone at strength 0 and replaces more the higher it is', async () => {
    const edited = [];
    for (const strength of [0, 20, 50]) edited.push(await change('white', { strength }));
    const changes = [...edited, onWhite].map((one) => changeWhere(source, one, photo, false));
    expect(changes[0]).toBe(0);
    expect(changes).toEqual(changes.toSorted((one, other) => one - other));
  });

  it('shows the reference image behind the subject', async () => {
    const edited = await change('anything', { reference: await encodePicture(lake) });
    expect(changeWhere(await shrink(lake, SIDE), edited, photo, false)).toBeLessThan(4);
  });

  it('blurs the background without smearing the subject into it', async () => {
    const edited = await change('Soft blur');
    expect(changeWhere(source, edited, photo, true)).toBeLessThan(2);
    expect(changeWhere(source, edited, photo, false)).toBeGreaterThan(2);
  });

  it('makes the background transparent', async () => {
    const { rgba } = await change('transparent');
    const alpha = (x: number, y: number) =>
      rgba[(Math.round(y * SIDE) * SIDE + Math.round(x * SIDE)) * 4 + 3];
    expect([alpha(0.02, 0.02), alpha(0.97, 0.4), alpha(0.5, 0.4), alpha(0.5, 0.97)]).toEqual([
      0, 0, 255, 255,
    ]);
  });

  it('leaves no rim of the old background around the subject', () => {
    // Green is only in the old background.
    let greenish = 0;
    for (let at = 0; at < onWhite.rgba.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = onWhite.rgba.subarray(at, at + 3);
      if (green > red + 12 && green > blue + 12) greenish += 1;
    }
    expect(greenish / photo.mask.length).toBeLessThan(0.0015);
  });

  it('refuses a picture from which nothing stands out', async () => {
    const edit = editByWords(await encodePicture(lake), 'white', { editType: 'background_change' });
    await expect(edit).rejects.toThrow('No subject stands out');
  });

  it('refuses a reference that is no picture', async () => {
    await expect(change('anything', { reference: new Uint8Array([1, 2, 3]) })).rejects.toThrow(
      'cannot be read',
    );
  });

  it('gives the same picture for the same edit', async () => {
    expect(measureChange(await change('Sunset gradient'), await change('Sunset gradient'))).toBe(0);
  });
});
