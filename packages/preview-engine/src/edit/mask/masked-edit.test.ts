import { describe, expect, it } from 'vitest';
import { drawPhoto } from '../../../test/drawn-photo.ts';
import { editByWords } from '../../../test/edit-measures.ts';
import { makePicture, pixelOf } from '../../../test/make-picture.ts';
import { decodePicture, encodePicture, type Picture } from '../../picture/picture.ts';
import { editPicture } from '../edit-picture.ts';
import { readEditPrompt } from '../prompt/read-edit-prompt.ts';

const SIDE = 200;
const { png: photo } = drawPhoto('person', 'garden', SIDE);
const source = await decodePicture(photo);
/** Transparent, which is to change, on the left. */
const maskOf = (isMarked: (x: number, y: number) => boolean, width = SIDE, height = SIDE) =>
  encodePicture(makePicture(width, height, (x, y) => [255, 255, 255, isMarked(x, y) ? 0 : 255]));
const LEFT = await maskOf((x) => x < SIDE / 2);

const changedAt = (picture: Picture, x: number, y: number): boolean =>
  pixelOf(picture, x, y).some((value, at) => value !== pixelOf(source, x, y)[at]);
const changedColumns = (picture: Picture): boolean[] =>
  Array.from({ length: SIDE }, (_, x) =>
    Array.from({ length: SIDE }, (_, y) => changedAt(picture, x, y)).includes(true),
  );

describe('an edit with a mask', () => {
  it.each([
    ['invert', 'general'],
    ['improve', 'enhance'],
    ['plain studio grey', 'background_change'],
  ] as const)('changes nothing outside of it, and the picture within: %s', async (prompt, editType) => {
    const { picture } = await editByWords(photo, prompt, { editType, mask: LEFT });
    const columns = changedColumns(picture);
    expect(columns.slice(SIDE / 2)).not.toContain(true);
    expect(columns.slice(0, SIDE / 2 - 4)).toContain(true);
  });

  it('is whole within, and soft at the edge', async () => {
    const { picture } = await editByWords(photo, 'invert', { mask: LEFT });
    const whole = (await editByWords(photo, 'invert')).picture;
    expect(pixelOf(picture, 20, 100)).toEqual(pixelOf(whole, 20, 100));
    const shares = Array.from({ length: 6 }, (_, step) => {
      const x = SIDE / 2 - 1 - step;
      const [from, to, is] = [source, whole, picture].map((one) => pixelOf(one, x, 100)[0] ?? 0);
      return ((is ?? 0) - (from ?? 0)) / ((to ?? 0) - (from ?? 0) || 1);
    });
    expect(shares[0]).toBeLessThan(0.6);
    expect(shares[5]).toBeGreaterThan(0.95);
  });

  it('takes a half transparent part as half of the change', async () => {
    const glass = await encodePicture(makePicture(SIDE, SIDE, () => [255, 255, 255, 128]));
    const { picture } = await editByWords(photo, 'invert', { mask: glass });
    for (const value of pixelOf(picture, 100, 100).slice(0, 3)) expect(Math.abs(value - 127)).toBeLessThan(2);
  });

  it('takes a mask of another size', async () => {
    const small = await maskOf((x) => x < 25, 50, 50);
    const columns = changedColumns((await editByWords(photo, 'invert', { mask: small })).picture);
    expect(columns.slice(0, 90)).not.toContain(false);
    expect(columns.slice(104)).not.toContain(true);
  });

  it('refuses one that marks nothing, and one that is no picture, so that neither is paid for', async () => {
    const { operations } = readEditPrompt('invert', 'general', false, true);
    const job = { image: photo, reference: null, operations, strength: 70, seed: 1 };
    const run = (mask: Uint8Array) => editPicture({ ...job, mask }, () => undefined);
    expect(await run(await maskOf(() => false))).toMatchObject({ state: 'refused' });
    expect(await run(new Uint8Array([1, 2, 3]))).toMatchObject({ state: 'refused' });
  });
});

describe('the words of an edit with a mask', () => {
  it.each(['crop to a square', 'rotate right', 'mirror', 'white border'])(
    'name as left out what can be done to a whole picture only: %s',
    (prompt) => {
      const { operations, reading } = readEditPrompt(`${prompt}, warmer`, 'general', false, true);
      expect(operations.map(({ kind }) => kind)).toEqual(['adjust']);
      expect(reading).toMatchObject({ verdict: 'partly', ignored: [prompt] });
    },
  );

  it('are not understood when nothing else is asked for', () => {
    expect(readEditPrompt('crop to a square', 'general', false, true).reading.verdict).toBe('unknown');
  });
});
