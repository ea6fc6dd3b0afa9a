import { describe, expect, it } from 'vitest';
import { paintImage } from '../../image/paint-image.ts';
import { DRAWN_SCENES, DRAWN_SUBJECTS, drawPhoto, type DrawnPhoto } from '../../../test/drawn-photo.ts';
import { editByWords, measureChange } from '../../../test/edit-measures.ts';
import { decodePicture, type Picture, shrink } from '../picture.ts';
import { estimateSubject } from '../subject/estimate-subject.ts';

const photo = drawPhoto('person', 'garden', 320);
const source = await decodePicture(photo.png);
const change = async (prompt: string, changes: { strength?: number; reference?: Uint8Array } = {}) =>
  (await editByWords(photo.png, prompt, { strength: 70, editType: 'background_change', ...changes })).picture;
const paint = (prompt: string) =>
  paintImage({ prompt, size: '1024x1024', quality: 'standard', style: 'natural', seed: 1 }, () => undefined)
    .png;

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
    const { png, mask } = drawPhoto(subject, scene, 320);
    const found = estimateSubject(await shrink(await decodePicture(png), 320));
    let [both, either] = [0, 0];
    for (const [pixel, known] of mask.entries()) {
      const isFound = found?.values[pixel] === 1;
      if (isFound && known === 1) both += 1;
      if (isFound || known === 1) either += 1;
    }
    expect(both / either).toBeGreaterThan(0.9);
  });

  it('keeps the subject and replaces what is behind it', async () => {
    const edited = await change('white');
    expect(changeWhere(source, edited, photo, true)).toBeLessThan(2);
    const white = { ...source, rgba: new Uint8Array(source.rgba.length).fill(255) };
    expect(changeWhere(white, edited, photo, false)).toBeLessThan(1);
  });

  it('leaves every pixel alone at strength 0 and replaces more the higher it is', async () => {
    const changes = [];
    for (const strength of [0, 20, 50, 70]) {
      changes.push(changeWhere(source, await change('white', { strength }), photo, false));
    }
    expect(changes[0]).toBe(0);
    expect(changes).toEqual(changes.toSorted((one, other) => one - other));
  });

  it('shows the reference image behind the subject', async () => {
    const reference = paint('a mountain lake at sunset');
    const edited = await change('anything', { reference });
    const behind = await decodePicture(reference).then((picture) => shrink(picture, 320));
    expect(changeWhere(behind, edited, photo, false)).toBeLessThan(4);
  });

  it('blurs the background without smearing the subject into it', async () => {
    const edited = await change('Soft blur');
    expect(changeWhere(source, edited, photo, true)).toBeLessThan(2);
    expect(changeWhere(source, edited, photo, false)).toBeGreaterThan(2);
  });

  it('makes the background transparent', async () => {
    const { rgba } = await change('transparent');
    const alpha = (x: number, y: number) => rgba[(y * 320 + x) * 4 + 3];
    expect([alpha(5, 5), alpha(310, 130), alpha(160, 130), alpha(160, 310)]).toEqual([0, 0, 255, 255]);
  });

  it('leaves no rim of the old background around the subject', async () => {
    const edited = await change('white');
    // Green is only in the old background.
    let greenish = 0;
    for (let at = 0; at < edited.rgba.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = edited.rgba.subarray(at, at + 3);
      if (green > red + 12 && green > blue + 12) greenish += 1;
    }
    expect(greenish / photo.mask.length).toBeLessThan(0.0015);
  });

  it('refuses a picture from which nothing stands out', async () => {
    const lake = editByWords(paint('a mountain lake at sunset'), 'white', { editType: 'background_change' });
    await expect(lake).rejects.toThrow('No subject stands out');
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
