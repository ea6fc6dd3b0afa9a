import { describe, expect, it } from 'vitest';
import { drawPhoto } from '../../test/drawn-photo.ts';
import { editByWords, measureColours } from '../../test/edit-measures.ts';
import { paintSmall } from '../../test/paint-small.ts';
import { measureChange, measurePicture } from '../../test/picture-measures.ts';
import { decodePicture, encodePicture } from '../picture/picture.ts';
import { editPicture } from './edit-picture.ts';

const SIDE = 200;
const { png: photo } = drawPhoto('person', 'garden', SIDE);
const source = await decodePicture(photo);
const before = measureColours(source);
const edit = async (prompt: string, strength = 100) =>
  (await editByWords(photo, prompt, { strength })).picture;

describe('editPicture', () => {
  it.each(['black and white', 'vintage', 'much warmer, vignette', 'blur', 'pixelate', 'invert', 'blue tint'])(
    'leaves every pixel alone at strength 0 and does more the higher it is: %s',
    async (prompt) => {
      const changes = [];
      for (const strength of [0, 30, 60, 100]) {
        changes.push(measureChange(source, await edit(prompt, strength)));
      }
      expect(changes[0]).toBe(0);
      expect(changes).toEqual(changes.toSorted((one, other) => one - other));
      expect(changes[3]).toBeGreaterThan(2);
    },
  );

  it('makes warm, cool, light, dark, vivid and muted what they say', async () => {
    const of = async (prompt: string) => measureColours(await edit(prompt));
    expect((await of('warmer')).b - before.b).toBeGreaterThan(0.02);
    expect((await of('cooler')).b - before.b).toBeLessThan(-0.02);
    expect((await of('brighter')).l - before.l).toBeGreaterThan(0.05);
    expect((await of('darker')).l - before.l).toBeLessThan(-0.05);
    expect((await of('more vivid')).chroma).toBeGreaterThan(before.chroma * 1.2);
    expect((await of('muted')).chroma).toBeLessThan(before.chroma * 0.5);
    expect((await of('more contrast')).spread).toBeGreaterThan(before.spread * 1.1);
    expect((await of('less contrast')).spread).toBeLessThan(before.spread * 0.8);
  });

  it('leaves no colour in black and white from the default strength on', async () => {
    const { rgba } = await edit('black and white', 70);
    for (let at = 0; at < rgba.length; at += 4) {
      expect(Math.max(...rgba.subarray(at, at + 3)) - Math.min(...rgba.subarray(at, at + 3))).toBeLessThan(2);
    }
  });

  it('sharpens, softens, takes noise away and adds grain', async () => {
    const { edges } = measurePicture(source);
    const edgesOf = async (prompt: string) => measurePicture(await edit(prompt)).edges;
    expect(await edgesOf('sharper')).toBeGreaterThan(edges * 1.1);
    expect(await edgesOf('blur')).toBeLessThan(edges * 0.6);
    expect(await edgesOf('less noise')).toBeLessThan(edges * 0.8);
    expect(await edgesOf('film grain')).toBeGreaterThan(edges * 1.5);
  });

  it('inverts exactly', async () => {
    const { rgba } = await edit('invert');
    const inverted = {
      ...source,
      rgba: source.rgba.map((value, at) => (at % 4 === 3 ? value : 255 - value)),
    };
    expect(measureChange(inverted, { ...source, rgba })).toBeLessThan(0.5);
  });

  it('cuts and turns wholly at any strength, and keeps the size otherwise', async () => {
    const wide = await encodePicture(await paintSmall('a calm sea', { size: '1792x1024' }));
    const size = async (prompt: string) => {
      const { width, height } = (await editByWords(wide, prompt, { strength: 0 })).picture;
      return [width, height];
    };
    expect(await size('crop to a square')).toEqual([256, 256]);
    expect(await size('16:9')).toEqual([448, 252]);
    expect(await size('rotate right')).toEqual([256, 448]);
    expect(await size('crop to 4:5 and rotate left')).toEqual([256, 205]);
    expect(await size('white border, sepia')).toEqual([448, 256]);
  });

  it('turns to the right and mirrors from left to right', async () => {
    const turned = await edit('rotate right', 0);
    const mirrored = await edit('mirror', 0);
    const at = (x: number, y: number) => (y * SIDE + x) * 4;
    expect([...turned.rgba.subarray(at(SIDE - 1, 0), at(SIDE - 1, 0) + 4)]).toEqual([
      ...source.rgba.subarray(0, 4),
    ]);
    expect([...mirrored.rgba.subarray(at(SIDE - 1, 0), at(SIDE - 1, 0) + 4)]).toEqual([
      ...source.rgba.subarray(0, 4),
    ]);
  });

  it('gives the same bytes for the same edit, and other grain for another seed', async () => {
    const bytes = async (seed: number) => (await editByWords(photo, 'vintage', { seed })).png;
    const [one, again, other] = [await bytes(1), await bytes(1), await bytes(2)];
    expect(Buffer.compare(one, again)).toBe(0);
    expect(Buffer.compare(one, other)).not.toBe(0);
  });

  it('refuses bytes that are no picture', async () => {
    const edited = await editPicture(
      {
        image: new Uint8Array([1, 2, 3]),
        reference: null,
        mask: null,
        operations: [],
        strength: 70,
        seed: 1,
      },
      () => undefined,
    );
    expect(edited).toEqual({ state: 'refused', reason: 'This picture cannot be read. Try another one.' });
  });
});
