import { describe, expect, it } from 'vitest';
import {
  editRequestSchema,
  imageRequestSchema,
  musicRequestSchema,
  storedEditRequestSchema,
  storedVideoRequestSchema,
  textRequestSchema,
  videoFromImageRequestSchema,
  videoRequestSchema,
} from '../schemas.ts';
import { PROMPT_LENGTH_MAX } from '../shape/limits.ts';

const WITH_PROMPT = {
  image: imageRequestSchema,
  edit: editRequestSchema,
  video: videoRequestSchema,
  music: musicRequestSchema,
  text: textRequestSchema,
};
const kinds = Object.entries(WITH_PROMPT);
const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown): boolean =>
  schema.safeParse(value).success;

describe.each(kinds)('a request for %s', (kind, schema) => {
  it('needs a prompt, and says so in the words of its page', () => {
    const words = {
      image: 'Please enter a prompt',
      edit: 'Please describe the changes you want to make',
      video: 'Please enter a video description',
      music: 'Please enter a description for your music',
      text: 'Please enter a text prompt',
    };

    for (const prompt of [undefined, null, 7, '', ' \n\t ']) {
      const { error } = schema.safeParse({ prompt });
      expect(error?.issues.map(({ message }) => message)).toEqual([words[kind as keyof typeof words]]);
    }
  });

  it('takes a prompt of the greatest length, without the blanks around it, and none that is longer', () => {
    const longest = 'a'.repeat(PROMPT_LENGTH_MAX);

    expect(schema.parse({ prompt: `  ${longest}\n` }).prompt).toBe(longest);
    expect(schema.safeParse({ prompt: `${longest}a` }).error?.issues[0]?.message).toContain(
      'longer than 4000',
    );
  });

  it('keeps no half of a character, which could not be stored', () => {
    expect(schema.parse({ prompt: 'A fox \ud83e' }).prompt).toBe('A fox \ufffd');
    expect(schema.parse({ prompt: 'A fox 🦊' }).prompt).toBe('A fox 🦊');
  });

  it('takes no member that it does not know, such as a price', () => {
    expect(accepts(schema, { prompt: 'A fox', credits: 1 })).toBe(false);
  });
});

it('has the defaults of the page where an option is left out', () => {
  const prompt = 'A fox';

  expect(imageRequestSchema.parse({ prompt })).toEqual({
    prompt,
    size: '1024x1024',
    quality: 'standard',
    style: 'vivid',
  });
  expect(editRequestSchema.parse({ prompt })).toEqual({ prompt, editType: 'enhance', strength: 70 });
  expect(videoRequestSchema.parse({ prompt })).toEqual({ prompt, duration: 4, aspectRatio: '16:9' });
  expect(musicRequestSchema.parse({ prompt })).toEqual({ prompt, genre: null, duration: 30 });
  expect(textRequestSchema.parse({ prompt })).toEqual({ prompt, model: 'creative' });
});

describe('an option', () => {
  it.each([
    ['size', imageRequestSchema, { size: '512x512' }],
    ['quality', imageRequestSchema, { quality: 'best' }],
    ['style', imageRequestSchema, { style: '' }],
    ['type of edit', editRequestSchema, { editType: 'remove' }],
    ['aspect ratio', videoRequestSchema, { aspectRatio: '4:3' }],
    ['direction of the camera', videoRequestSchema, { cameraControl: { direction: 'up' } }],
    ['genre', musicRequestSchema, { genre: 'Jazz' }],
    ['style of a text', textRequestSchema, { model: 'gpt-5.6-luna' }],
    ['seed below zero', imageRequestSchema, { seed: -1 }],
    ['seed beyond 31 bits', videoRequestSchema, { seed: 2_147_483_648 }],
    ['seed that is no whole number', musicRequestSchema, { seed: 0.5 }],
    ['member of the camera', videoRequestSchema, { cameraControl: { zoom: 1 } }],
  ])('is one that there is: %s', (_which, schema, options) => {
    expect(accepts(schema, { prompt: 'A fox', ...options })).toBe(false);
  });

  it.each([
    ['strength of an edit', editRequestSchema, 'strength', 0, 100],
    ['duration of a video', videoRequestSchema, 'duration', 2, 10],
    ['duration of music', musicRequestSchema, 'duration', 10, 120],
    ['seed', imageRequestSchema, 'seed', 0, 2_147_483_647],
  ])('has both of its limits: %s', (_which, schema, name, min, max) => {
    const takes = (value: number) => accepts(schema, { prompt: 'A fox', [name]: value });

    expect([min - 1, min, max, max + 1].map(takes)).toEqual([false, true, true, false]);
  });

  it.each([
    ['motion', -10, 10],
    ['speed', 1, 10],
  ])('has both of its limits: %s of the camera', (name, min, max) => {
    const takes = (value: number) =>
      accepts(videoRequestSchema, { prompt: 'A fox', cameraControl: { [name]: value } });

    expect([min - 1, min, max, max + 1].map(takes)).toEqual([false, true, true, false]);
  });
});

describe('a number in a form', () => {
  it.each(['70', '0', '100'])('is its digits: %s', (strength) => {
    expect(editRequestSchema.parse({ prompt: 'A fox', strength }).strength).toBe(Number(strength));
  });

  it.each(['', ' 70', '7e1', '0x46', '70.0', '٧٠', ['70'], null, true])('is nothing else: %j', (strength) => {
    expect(accepts(editRequestSchema, { prompt: 'A fox', strength })).toBe(false);
  });

  it.each([
    ['45', 45],
    ['45 seconds', 45],
    ['ten', 30],
    ['', 30],
    [null, 30],
    [Number.NaN, 30],
    [44.6, 45],
  ])('is the default for music where it is none: %j', (duration, expected) => {
    expect(musicRequestSchema.parse({ prompt: 'Rain', duration }).duration).toBe(expected);
  });
});

describe('a video from a picture', () => {
  it('needs no words', () => {
    expect(videoFromImageRequestSchema.parse({ prompt: '  ' })).toEqual({
      prompt: '',
      duration: 4,
      aspectRatio: '16:9',
    });
  });

  it('has its camera as JSON in a field, with the defaults of the page', () => {
    const camera = JSON.stringify({ direction: 'pan_left' });

    expect(videoFromImageRequestSchema.parse({ cameraControl: camera }).cameraControl).toEqual({
      motion: 0,
      direction: 'pan_left',
      speed: 3,
    });
  });

  it.each(['{', 'null', '[]', '"pan_left"', '{"speed":11}', '{"motion":"3"}', ''])(
    'refuses a camera that is none: %s',
    (cameraControl) => {
      expect(accepts(videoFromImageRequestSchema, { cameraControl })).toBe(false);
    },
  );
});

describe('what the worker finds', () => {
  const file = { key: 'a/b', width: 640, height: 480, mediaType: 'image/png' };

  it('is a request as it was stored, with its defaults and its files', () => {
    const edit = { ...editRequestSchema.parse({ prompt: 'Warmer' }), image: file };
    const video = { ...videoRequestSchema.parse({ prompt: 'Waves', cameraControl: {} }), image: file };

    expect(storedEditRequestSchema.parse(edit)).toEqual(edit);
    expect(storedVideoRequestSchema.parse(video)).toEqual(video);
  });

  it('is no edit without its picture, and no file that was not made anew as PNG or JPEG', () => {
    const edit = editRequestSchema.parse({ prompt: 'Warmer' });

    expect(accepts(storedEditRequestSchema, edit)).toBe(false);
    expect(
      accepts(storedEditRequestSchema, { ...edit, image: { ...file, mediaType: 'image/svg+xml' } }),
    ).toBe(false);
  });
});
