import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { paintPrint } from '../image/paint-image.ts';
import { renderFrame } from '../video/stage/film.ts';
import { createTextFilm } from '../video/text-film.ts';
import { PAINTED } from './painted.ts';
import { readPicture } from './read-scene.ts';
import { COMPOSER_IDS, type SceneElement } from './scene.ts';

/** A prompt that is read as this place. */
const PLACES = {
  landscape: 'mountains',
  seascape: 'the sea',
  city: 'a city',
  'night-sky': 'the milky way',
  forest: 'a forest',
  desert: 'desert dunes',
  flow: 'abstract',
  poster: 'geometric',
  portrait: 'a portrait',
  'still-life': 'a still life',
};
const WORDS: Readonly<Record<SceneElement, string>> = {
  sun: 'the sun at noon',
  moon: 'the moon at night',
  stars: 'stars at night',
  clouds: 'clouds',
  aurora: 'an aurora',
  mountains: 'mountains',
  trees: 'trees',
  palm: 'a palm',
  flowers: 'flowers',
  lighthouse: 'a lighthouse',
  boat: 'a boat',
  birds: 'birds',
  cabin: 'a cabin',
  river: 'a river',
  neon: 'neon',
  people: 'a hiker',
  fox: 'a fox',
  cat: 'a cat',
  deer: 'a deer',
  balloon: 'a balloon',
  cactus: 'a cactus',
  rocks: 'a cliff',
};
const SKY: ReadonlySet<SceneElement> = new Set(['sun', 'moon', 'stars', 'clouds', 'aurora']);

/** All that a composer shows, in as few pictures as can be: each has its own sky, and a share of the rest. */
function picturesOf(composer: keyof typeof PLACES): SceneElement[][] {
  const skies = PAINTED[composer].filter((element) => SKY.has(element));
  const others = PAINTED[composer].filter((element) => !SKY.has(element));
  const pictures = skies.length > 0 ? skies.map((sky) => [sky]) : [[]];
  for (const [index, element] of others.entries()) pictures[index % pictures.length]?.push(element);
  return pictures.filter((elements) => elements.length > 0);
}

const PICTURES = COMPOSER_IDS.flatMap((composer) =>
  picturesOf(composer).map((elements) => [composer, elements] as const),
);
const SMALL = { width: 160, height: 90, world: { width: 1792, height: 1008 } };

describe('PAINTED', () => {
  it.each(PICTURES)(
    'a picture and a film of a %s show %j, as their reading promises',
    (composer, elements) => {
      const prompt = `${PLACES[composer]} with ${elements.map((element) => WORDS[element]).join(', ')}`;
      const { scene, promised } = readPicture(prompt);
      expect(scene.composer).toBe(composer);
      expect(promised.map(({ key }) => key)).toEqual(expect.arrayContaining([...elements]));
      const request = { prompt, size: '1024x1024', quality: 'standard', style: 'vivid', seed: 3 } as const;
      expect(paintPrint(request, 0.05, () => undefined).painted).toEqual(
        expect.arrayContaining([...elements]),
      );
      const film = createTextFilm(
        { prompt, durationSeconds: 2, aspectRatio: '16:9', camera: null, seed: 3 },
        SMALL,
      );
      renderFrame(film, createCanvas(SMALL.width, SMALL.height), 3);
      expect([...film.painted]).toEqual(expect.arrayContaining([...elements]));
    },
  );

  it('leaves nothing unread that a composer shows', () => {
    const count = PICTURES.reduce((sum, [, elements]) => sum + elements.length, 0);
    expect(count).toBe(COMPOSER_IDS.reduce((sum, composer) => sum + PAINTED[composer].length, 0));
    expect(count).toBeGreaterThan(50);
  });
});
