import { describe, expect, it } from 'vitest';
import type { Operation } from '../model/operations.ts';
import { readClause } from './read-clause.ts';
import { splitClauses } from './read-clauses.ts';

function read(prompt: string) {
  const [clause] = splitClauses(prompt);
  if (!clause) throw new Error('There is no clause.');
  return readClause(clause, null);
}

const adjust = (id: string, amount: number) => ({ kind: 'adjust', id, amount });

describe('readClause', () => {
  it.each([
    ['warmer', [adjust('warmth', 1)], ['warmer']],
    ['not warmer', [], ['not warmer']],
    ['less warm', [adjust('warmth', -1)], ['cooler']],
    ['too warm', [adjust('warmth', -1)], ['cooler']],
    ['much warmer', [adjust('warmth', 1.5)], ['warmer, a lot']],
    ['slightly warmer', [adjust('warmth', 0.5)], ['warmer, a little']],
    ['warmer, but only a bit', [adjust('warmth', 1)], ['warmer']],
    ['warmer by a bit', [adjust('warmth', 0.5)], ['warmer, a little']],
    ['contrast', [adjust('contrast', 1)], ['more contrast']],
    ['no contrast', [adjust('contrast', -1)], ['less contrast']],
    ['contrast down', [adjust('contrast', -1)], ['less contrast']],
    ['reduce the noise', [adjust('noise', -1)], ['less noise']],
    ['reduce the noise a lot', [adjust('noise', -1.5)], ['less noise, a lot']],
    ['sepia', [adjust('sepia', 1)], ['sepia']],
    ['no sepia', [], ['not sepia']],
    ['a touch of sepia', [adjust('sepia', 0.5)], ['sepia, a little']],
    ['less vignette', [adjust('vignette', 0.5)], ['vignette, a little']],
    ['enhance', [{ kind: 'auto' }], ['light, colour and sharpness improved']],
    ['do not crop to a square', [], ['not cropped to a square']],
  ])('reads "%s"', (prompt, operations, understood) => {
    const reading = read(prompt);
    expect(reading.operations).toEqual(operations);
    expect(reading.understood).toEqual(understood);
  });

  it.each([
    ['rotate', 90],
    ['rotate right', 90],
    ['rotate clockwise', 90],
    ['rotate it left', 270],
    ['rotate counterclockwise', 270],
    ['rotate anti-clockwise', 270],
    ['rotate 270 degrees', 270],
    ['rotate by 180°', 180],
    ['turn it upside down', 180],
  ])('reads "%s" as a turn by %i degrees clockwise', (prompt, degrees) => {
    expect(read(prompt).operations).toEqual([{ kind: 'turn', degrees }]);
  });

  it('reads all wishes of a clause', () => {
    expect(read('warmer darker sepia').understood).toEqual(['warmer', 'darker', 'sepia']);
  });

  it('lists the words that belong to no wish', () => {
    expect(read('make the dragon warmer').leftOver).toBe('dragon');
    expect(read('please make the whole picture warmer').leftOver).toBe('');
  });
});

describe('readClause: colours', () => {
  const colouring = (prompt: string): Extract<Operation, { kind: 'tint' | 'duotone' }> => {
    const [operation] = read(prompt).operations;
    if (operation?.kind !== 'tint' && operation?.kind !== 'duotone') throw new Error('It is no colouring.');
    return operation;
  };

  it('prints the darker ink into the shadows, whichever is named first', () => {
    expect(colouring('duotone of navy and yellow')).toEqual(colouring('duotone of yellow and navy'));
    const { shadows, lights } = colouring('duotone of navy and yellow');
    expect(shadows.l).toBeLessThan(0.3);
    expect(lights.l).toBeGreaterThan(0.85);
  });

  it('tints with one colour, dark below and light above', () => {
    const { kind, shadows, lights } = colouring('a blue tint');
    expect(kind).toBe('tint');
    expect(shadows.h).toBe(lights.h);
    expect(shadows.l).toBeLessThan(lights.l);
  });

  it('does nothing for a tint without a colour', () => {
    expect(read('a nice tone')).toMatchObject({ operations: [], understood: [] });
  });

  it('frames in white unless a colour is named', () => {
    expect(read('a frame').understood).toEqual(['white frame']);
    expect(read('black border').understood).toEqual(['black frame']);
    expect(read('no frame')).toMatchObject({ operations: [], understood: ['not frame'] });
  });
});

describe('readClause: what goes on from the clause before', () => {
  it('takes over "less" but not the degree', () => {
    const [first, second] = splitClauses('much less contrast and saturation');
    if (!first || !second) throw new Error('Two clauses were asked.');
    const { modifiers } = readClause(first, null);
    expect(readClause(second, modifiers).operations).toEqual([adjust('saturation', -1)]);
  });

  it('hands on a removal that nothing understood', () => {
    const [first] = splitClauses('no xyzzy or mirror');
    if (!first) throw new Error('A clause was asked.');
    expect(readClause(first, null).modifiers.isRemoved).toBe(true);
  });
});
