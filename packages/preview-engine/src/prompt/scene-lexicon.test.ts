import { describe, expect, it } from 'vitest';
import { readScene } from './read-scene.ts';
import { SCENE_LEXICON, type WeighedMeaning } from './scene-lexicon.ts';
import { COMPOSER_IDS, type Scene } from './scene.ts';

const TERMS = [...SCENE_LEXICON];

/** What the scene must hold when one of the prompt's terms has these meanings. */
function isIn(scene: Scene, { facet, value }: WeighedMeaning, meanings: readonly WeighedMeaning[]): boolean {
  // One term may name two subjects, hours or moods: a scene has one of each.
  const isFirst = meanings.find((other) => other.facet === facet)?.value === value;
  switch (facet) {
    case 'element':
      return scene.elements.has(value);
    case 'hue':
      return scene.tint.hues.includes(value);
    case 'weather':
      return scene.weather === value || !isFirst;
    case 'mood':
      return scene.mood === value || !isFirst;
    case 'tone':
      return scene.tint.tone === value || !isFirst;
    case 'time':
      return scene.time === value || !isFirst;
    case 'likely-time':
      return scene.time === value || meanings.some((other) => other.facet === 'time');
    case 'composer':
      return scene.composer === value || !isFirst;
    case 'likely-composer':
      return scene.composer === value || meanings.some((other) => other.facet === 'composer');
    default:
      return facet satisfies never;
  }
}

describe('SCENE_LEXICON', () => {
  it.each(TERMS)('is reached by the words of "%s"', (term, meanings) => {
    const scene = readScene(term);
    expect(meanings.filter((meaning) => !isIn(scene, meaning, meanings))).toEqual([]);
  });

  it('has words for every composer, hour and weather', () => {
    const values = new Set(TERMS.flatMap(([, meanings]) => meanings.map(({ value }) => value)));
    const hours = ['dawn', 'morning', 'noon', 'sunset', 'dusk', 'night'];
    const weathers = ['clear', 'cloudy', 'rain', 'mist', 'snow', 'storm'];
    for (const value of [...COMPOSER_IDS, ...hours, ...weathers]) expect(values).toContain(value);
  });

  it('gives a colour that is also a thing little weight', () => {
    const weightOf = (term: string) => SCENE_LEXICON.get(term)?.map(({ weight }) => weight);
    expect(new Set(weightOf('orange'))).toEqual(new Set([0.2]));
    expect(new Set(weightOf('lighthouse'))).toEqual(new Set([1]));
  });
});
