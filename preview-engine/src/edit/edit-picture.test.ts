import { describe, expect, it } from 'vitest';
import { paintImage } from '../image/paint-image.ts';
import { drawPhoto } from '../../test/drawn-photo.ts';
import { editPicture } from './edit-picture.ts';
import { editByWords, measureChange, measureColours, measureSteps } from '../../test/edit-measures.ts';
import { decodePicture } from './picture.ts';

const { png: photo } = drawPhoto('person', 'garden', 300);
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
    const steps = measureSteps(source);
    expect(measureSteps(await edit('sharper'))).toBeGreaterThan(steps * 1.1);
    expect(measureSteps(await edit('blur'))).toBeLessThan(steps * 0.6);
    expect(measureSteps(await edit('less noise'))).toBeLessThan(steps * 0.8);
    expect(measureSteps(await edit('film grain'))).toBeGreaterThan(steps * 1.5);
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
    const wide = paintImage(
      { prompt: 'a calm sea', size: '1792x1024', quality: 'standard', style: 'natural', seed: 1 },
      () => undefined,
    ).png;
    const size = async (prompt: string) => {
      const { width, height } = (await editByWords(wide, prompt, { strength: 0 })).picture;
      return [width, height];
    };
    expect(await size('crop to a square')).toEqual([1024, 1024]);
    expect(await size('16:9')).toEqual([1792, 1008]);
    expect(await size('rotate right')).toEqual([1024, 1792]);
    expect(await size('crop to 4:5 and rotate left')).toEqual([1024, 819]);
    expect(await size('white border, sepia')).toEqual([1792, 1024]);
  });

  it('turns to the right and mirrors from left to right', async () => {
    const turned = await edit('rotate right', 0);
    const mirrored = await edit('mirror', 0);
    const at = (x: number, y: number) => (y * 300 + x) * 4;
    expect([...turned.rgba.subarray(at(299, 0), at(299, 0) + 4)]).toEqual([...source.rgba.subarray(0, 4)]);
    expect([...mirrored.rgba.subarray(at(299, 0), at(299, 0) + 4)]).toEqual([...source.rgba.subarray(0, 4)]);
  });

  it('gives the same bytes for the same edit, and other grain for another seed', async () => {
    const bytes = async (seed: number) => (await editByWords(photo, 'vintage', { seed })).png;
    const [one, again, other] = [await bytes(1), await bytes(1), await bytes(2)];
    expect(Buffer.compare(one, again)).toBe(0);
    expect(Buffer.compare(one, other)).not.toBe(0);
  });

  it('refuses bytes that are no picture', async () => {
    const edited = await editPicture(
      { image: new Uint8Array([1, 2, 3]), reference: null, operations: [], strength: 70, seed: 1 },
      () => undefined,
    );
    expect(edited).toEqual({ state: 'refused', reason: 'This picture cannot be read. Try another one.' });
  });
});
