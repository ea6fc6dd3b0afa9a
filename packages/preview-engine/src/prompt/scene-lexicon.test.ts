import { describe, expect, it } from 'vitest';
import { readPicture } from './read-scene.ts';
import { SCENE_LEXICON } from './scene-lexicon.ts';
import { COMPOSER_IDS } from './scene.ts';

const TERMS = [...SCENE_LEXICON];

describe('SCENE_LEXICON', () => {
  it.each(TERMS)('is understood by "%s" alone, as one or as many', (term) => {
    const readings = [term, `${term}s`].map((prompt) => readPicture(prompt).reading);
    expect(readings.some(({ verdict, ignored }) => verdict === 'followed' && ignored.length === 0)).toBe(
      true,
    );
  });

  it('has words for every composer, hour and weather', () => {
    const values = new Set(TERMS.flatMap(([, meanings]) => meanings.map(({ value }) => value)));
    const hours = ['dawn', 'morning', 'noon', 'sunset', 'dusk', 'night'];
    const weathers = ['clear', 'cloudy', 'rain', 'mist', 'snow', 'storm'];
    for (const value of [...COMPOSER_IDS, ...hours, ...weathers]) expect(values).toContain(value);
  });

  it('gives a colour little weight', () => {
    const weightOf = (term: string) => SCENE_LEXICON.get(term)?.map(({ weight }) => weight);
    expect(new Set(weightOf('orange'))).toEqual(new Set([0.2]));
    expect(new Set(weightOf('lighthouse'))).toEqual(new Set([1]));
  });
});
