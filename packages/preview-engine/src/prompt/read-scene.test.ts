import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../test/any-text.ts';
import { readPicture, readScene } from './read-scene.ts';
import { COMPOSER_IDS } from './scene.ts';

const HOSTILE = [
  '',
  '   ',
  '!!!',
  'constructor __proto__ toString hasOwnProperty',
  '\u0000\u0007\u001b[31m',
  '\uD800 lone surrogate',
  '\u202Ereversed',
  '<script>alert(1)</script>',
  "'; drop table users; --",
  'no '.repeat(2000),
  'moon '.repeat(800),
  '🦊👩‍👩‍👧🏳️‍🌈',
  'ペンギン',
  'z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L',
];

describe('readScene: the subject', () => {
  it.each([
    ['Futuristic cityscape', 'city'],
    ['Abstract art', 'flow'],
    ['Portrait photography', 'portrait'],
    ['Nature scene', 'landscape'],
    ['A lighthouse above the stormy ocean', 'seascape'],
    ['the milky way', 'night-sky'],
    ['Birch forest', 'forest'],
    ['sand dunes in the Sahara', 'desert'],
    ['a Bauhaus poster', 'poster'],
    ['mid-century shapes', 'poster'],
    ['a vase of tulips', 'still-life'],
    ['skyscrapers', 'city'],
    ['a woman', 'portrait'],
    ['an astronaut', 'flow'],
    ['a cup of coffee', 'flow'],
    ['autumn forest', 'forest'],
    ['moon over the ocean', 'seascape'],
    ['moon and stars', 'night-sky'],
    ['orange sunset', 'landscape'],
    ['a fox in the snow', 'forest'],
    ['a cat', 'landscape'],
  ])('reads "%s" as %s', (prompt, composer) => {
    expect(readScene(prompt).composer).toBe(composer);
  });

  it('takes the scene that shows the main subject, and then most of the others', () => {
    expect(readScene('a forest by the sea, waves, boats').composer).toBe('forest');
    expect(readScene('northern lights over a cabin in the snow').composer).toBe('night-sky');
  });

  it('takes the subject named first at a tie', () => {
    expect(readScene('city and forest').composer).toBe('city');
    expect(readScene('forest and city').composer).toBe('forest');
  });

  it('takes a fruit that is also a colour as a colour when there is another subject', () => {
    expect(readScene('orange sunset over the desert')).toMatchObject({
      composer: 'desert',
      tint: { hues: [52] },
    });
  });

  it('does not paint a subject that the prompt forbids', () => {
    expect(readScene('a forest, no city').composer).toBe('forest');
  });
});

describe('readScene: hour, weather, mood and colour', () => {
  it.each([
    ['mountains at dawn', 'dawn'],
    ['mountains at first light', 'dawn'],
    ['a sunny morning', 'morning'],
    ['mountains in daylight', 'noon'],
    ['mountains in the golden hour', 'sunset'],
    ['mountains in the blue hour', 'dusk'],
    ['mountains at MIDNIGHT', 'night'],
    ['aurora over mountains', 'night'],
    ['a moon at dusk', 'dusk'],
    ['moonlight at noon', 'noon'],
    ['the milky way', 'night'],
  ])('reads the hour of "%s" as %s', (prompt, time) => {
    expect(readScene(prompt).time).toBe(time);
  });

  it.each([
    ['a valley', 'clear'],
    ['a cloudy valley', 'cloudy'],
    ['a rainy valley', 'rain'],
    ['a foggy valley', 'mist'],
    ['a valley in winter', 'snow'],
    ['a valley in a thunderstorm', 'storm'],
    ['a valley without rain', 'clear'],
  ])('reads the weather of "%s" as %s', (prompt, weather) => {
    expect(readScene(prompt).weather).toBe(weather);
  });

  it.each([
    ['a lake', 'neutral'],
    ['a serene lake', 'calm'],
    ['an epic lake', 'dramatic'],
    ['a surreal lake', 'dreamy'],
    ['a hygge cabin', 'cosy'],
    ['a haunted lake', 'eerie'],
    ['a cheerful lake', 'joyful'],
  ])('reads the mood of "%s" as %s', (prompt, mood) => {
    expect(readScene(prompt).mood).toBe(mood);
  });

  it.each([
    ['a city', 'colour'],
    ['a noir city', 'monochrome'],
    ['a black-and-white city', 'monochrome'],
    ['a grayscale city', 'monochrome'],
    ['a pastel city', 'pastel'],
    ['a moody city', 'dark'],
  ])('reads the tone of "%s" as %s', (prompt, tone) => {
    expect(readScene(prompt).tint.tone).toBe(tone);
  });

  it('reads colours in the order they are named, each once', () => {
    expect(readScene('violet and teal waves, violet sky').tint.hues).toEqual([293, 188]);
  });

  it('gives no colour to a prompt that names none', () => {
    expect(readScene('a lake').tint.hues).toEqual([]);
  });
});

describe('readScene: elements', () => {
  it('knows plurals and terms of several words', () => {
    const { elements } = readScene('foxes no, but sailboats, cabins and northern lights');
    expect([...elements].toSorted()).toEqual(['aurora', 'boat', 'cabin']);
  });

  it.each([
    'sea with no moon',
    'sea without the moon',
    'sea without stars or moon',
    'sea, no stars and no moon',
    'sea, avoid the moon',
    'sea minus moon',
  ])('forbids the moon in "%s"', (prompt) => {
    const scene = readScene(prompt);
    expect(scene.without.has('moon')).toBe(true);
    expect(scene.elements.has('moon')).toBe(false);
    expect(scene.composer).toBe('seascape');
  });

  it('forbids what is both wanted and forbidden', () => {
    const { elements, without } = readScene('a moon over the sea, no moon');
    expect(elements.has('moon')).toBe(false);
    expect(without.has('moon')).toBe(true);
  });

  it('ends a negation at the next word it does not know', () => {
    const { elements, without } = readScene('no clouds above lonely boats');
    expect([...without]).toEqual(['clouds']);
    expect(elements.has('boat')).toBe(true);
  });
});

describe('readScene: prompts without known words', () => {
  it.each(['xyzzy', 'ein Traum in der Ferne', '夕焼け', ...HOSTILE])(
    'finds a scene (%#), and each time the same',
    (prompt) => {
      const scene = readScene(prompt);
      expect(COMPOSER_IDS).toContain(scene.composer);
      expect(readScene(prompt)).toEqual(scene);
    },
  );

  it('reads the same prompt alike in any case and with spaces around it', () => {
    expect(readScene('  XYZZY Lake ')).toEqual(readScene('xyzzy lake'));
  });

  it('paints an abstract picture of what it does not know, in colours that the prompt decides', () => {
    const prompts = Array.from({ length: 60 }, (_, index) => `xyzzy ${'q'.repeat(index)}`);
    expect(new Set(prompts.map((prompt) => readScene(prompt).composer))).toEqual(new Set(['flow']));
    expect(new Set(prompts.map((prompt) => readScene(prompt).time)).size).toBeGreaterThan(3);
  });

  it('never throws and never both wants and forbids a thing', () => {
    fc.assert(
      fc.property(anyText(), (prompt) => {
        const { composer, elements, without } = readScene(prompt);
        expect(COMPOSER_IDS).toContain(composer);
        expect([...elements].filter((element) => without.has(element))).toEqual([]);
      }),
    );
  });

  it('reads a prompt of the greatest length in a moment', () => {
    const start = performance.now();
    readScene('no moon above the sea '.repeat(180));
    expect(performance.now() - start).toBeLessThan(500);
  });
});

describe('readPicture: what is said before it is painted', () => {
  it.each([
    ['sunset over rice fields, drone view', ['sunset'], ['rice fields', 'drone'], 'partly'],
    ['a misty lake at dawn', ['misty', 'lake', 'dawn'], [], 'followed'],
    ['a dragon over a lake', ['lake'], ['dragon'], 'partly'],
    ['a quiet harbour in the morning fog', ['quiet', 'morning', 'fog'], ['harbour'], 'partly'],
    ['a full moon over a field of poppies', ['full moon'], ['field', 'poppies'], 'partly'],
    ['HELLO', [], ['HELLO'], 'unknown'],
    ['', [], [], 'unknown'],
    ['two foxes', [], ['two foxes'], 'unknown'],
    ['three cats by a lake', ['lake'], ['three cats'], 'partly'],
    ['a boat in a forest', ['boat'], ['forest'], 'partly'],
    ['a blue house by the sea', ['blue tones', 'house', 'sea'], [], 'followed'],
    ['sea, no moon, no people', ['sea', 'no moon'], [], 'followed'],
    ['a forest without trees', ['forest'], ['no trees'], 'partly'],
    ['a moon at noon', ['noon'], ['moon'], 'unknown'],
    ['a geometric sunset', ['sunset'], ['geometric'], 'partly'],
    ['please make a beautiful picture of mountains in 4k', ['mountains'], [], 'followed'],
  ] as const)('of "%s"', (prompt, understood, ignored, verdict) => {
    expect(readPicture(prompt).reading).toMatchObject({ understood, ignored, verdict });
  });

  it('says what an unknown subject would give', () => {
    expect(readPicture('a red dragon').reading.instead).toBe('an abstract picture');
    expect(readPicture('a lake').reading.instead).toBeNull();
  });

  it('paints nothing of what it ignores', () => {
    expect(readPicture('a red dragon').scene).toMatchObject({ composer: 'flow', elements: new Set() });
  });
});
