import { describe, expect, it } from 'vitest';
import { readScene } from './read-scene.ts';

describe('readScene', () => {
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
    ['a vase of tulips', 'still-life'],
    ['autumn forest', 'forest'],
    ['moon over the ocean', 'seascape'],
    ['moon and stars', 'night-sky'],
    ['orange sunset', 'landscape'],
    ['a fox in the snow', 'forest'],
  ])('reads the subject of "%s" as %s', (prompt, composer) => {
    expect(readScene(prompt).composer).toBe(composer);
  });

  it('takes the subject that most words speak of', () => {
    expect(readScene('a forest by the sea, waves, boats').composer).toBe('seascape');
  });

  it('takes a fruit that is also a colour as a colour when there is another subject', () => {
    expect(readScene('orange sunset over the desert')).toMatchObject({
      composer: 'desert',
      tint: { hues: [52] },
    });
  });

  it.each([
    ['mountains at dawn', 'dawn'],
    ['mountains in the golden hour', 'sunset'],
    ['mountains at MIDNIGHT', 'night'],
    ['aurora over mountains', 'night'],
    ['a moon at dusk', 'dusk'],
  ])('reads the hour of "%s" as %s', (prompt, time) => {
    expect(readScene(prompt).time).toBe(time);
  });

  it('reads colours in the order they are named', () => {
    expect(readScene('violet and teal waves').tint.hues).toEqual([293, 188]);
  });

  it('reads weather and mood', () => {
    expect(readScene('a dreamy valley in the fog')).toMatchObject({ weather: 'mist', mood: 'dreamy' });
  });

  it('knows plurals and terms of several words', () => {
    const { elements } = readScene('foxes no, but sailboats, cabins and northern lights');
    expect([...elements].toSorted()).toEqual(['aurora', 'boat', 'cabin']);
  });

  it.each([
    'sea with no moon',
    'sea without the moon',
    'sea without stars or moon',
    'sea, no stars and no moon',
  ])('forbids the moon in "%s"', (prompt) => {
    const scene = readScene(prompt);
    expect(scene.without.has('moon')).toBe(true);
    expect(scene.elements.has('moon')).toBe(false);
    expect(scene.composer).toBe('seascape');
  });

  it('ends a negation at the next word it does not know', () => {
    const { elements, without } = readScene('no clouds above lonely boats');
    expect([...without]).toEqual(['clouds']);
    expect(elements.has('boat')).toBe(true);
  });

  it.each(['xyzzy', 'ein Traum in der Ferne', '夕焼け', '!!!'])(
    'finds a scene for "%s", and each time the same',
    (prompt) => {
      expect(readScene(prompt)).toEqual(readScene(prompt));
    },
  );

  it('gives prompts without known words different scenes', () => {
    const composers = Array.from(
      { length: 60 },
      (_, index) => readScene(`xyzzy ${'q'.repeat(index)}`).composer,
    );
    expect(new Set(composers).size).toBeGreaterThan(6);
  });
});
