import { describe, expect, it } from 'vitest';
import { makePicture, makeTestCard, pixelOf } from '../../test/make-picture.ts';
import { measureChange } from '../../test/picture-measures.ts';
import { toneGrade } from '../edit/colour/tones.ts';
import { copyPicture } from '../picture/picture.ts';
import { gradePicture, type Grade } from './colour-cube.ts';
import { oklabOfBytes, srgbOf } from './oklab.ts';

const identity: Grade = () => undefined;

describe('gradePicture', () => {
  it('leaves a picture alone without grades', () => {
    const card = makeTestCard(64, 64);
    const before = copyPicture(card);
    gradePicture(card, []);
    expect(measureChange(before, card)).toBe(0);
  });

  it('gives every colour back when the grade changes nothing', () => {
    const card = makeTestCard(128, 128);
    const before = copyPicture(card);
    gradePicture(card, [identity]);
    for (const [at, value] of card.rgba.entries()) {
      expect(Math.abs(value - (before.rgba[at] ?? 0))).toBeLessThanOrEqual(1);
    }
  });

  it('keeps all 256 greys grey and in their order', () => {
    const greys = makePicture(256, 1, (x) => [x, x, x]);
    gradePicture(greys, [toneGrade('contrast', 1), toneGrade('brightness', 0.5)]);
    let before = -1;
    for (let x = 0; x < 256; x += 1) {
      const [red = 0, green = 0, blue = 0] = pixelOf(greys, x, 0);
      expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThanOrEqual(1);
      expect(red).toBeGreaterThanOrEqual(before);
      before = red;
    }
  });

  it('comes close to grading each pixel on its own', () => {
    const grade = toneGrade('warmth', 1);
    const card = makeTestCard(64, 64);
    const exact = copyPicture(card);
    gradePicture(card, [grade]);
    const lab = { l: 0, a: 0, b: 0 };
    for (let at = 0; at < exact.rgba.length; at += 4) {
      oklabOfBytes(exact.rgba[at] ?? 0, exact.rgba[at + 1] ?? 0, exact.rgba[at + 2] ?? 0, lab);
      grade(lab);
      exact.rgba.set(
        srgbOf(lab).map((channel) => Math.round(channel * 255)),
        at,
      );
    }
    expect(measureChange(exact, card)).toBeLessThan(0.6);
  });

  it('applies grades in their order', () => {
    const one = makePicture(1, 1, () => [200, 60, 60]);
    const other = copyPicture(one);
    gradePicture(one, [toneGrade('mono', 1), toneGrade('warmth', 1)]);
    gradePicture(other, [toneGrade('warmth', 1), toneGrade('mono', 1)]);
    expect((pixelOf(one, 0, 0)[0] ?? 0) - (pixelOf(one, 0, 0)[2] ?? 0)).toBeGreaterThan(10);
    expect((pixelOf(other, 0, 0)[0] ?? 0) - (pixelOf(other, 0, 0)[2] ?? 0)).toBeLessThan(3);
  });

  it('leaves alpha alone', () => {
    const glass = makePicture(2, 1, (x) => [200, 60, 60, x * 90]);
    gradePicture(glass, [toneGrade('invert', 1)]);
    expect([pixelOf(glass, 0, 0)[3], pixelOf(glass, 1, 0)[3]]).toEqual([0, 90]);
  });
});
