import { describe, expect, expectTypeOf, it } from 'vitest';
import { generationSchema } from '../schemas.ts';
import { isAnyItem, isItem, type Generation, type GenerationOf, type OwnMembers } from './generation.ts';
import { GENERATION_KINDS, type GenerationKind } from './item.ts';
import { ITEM_SAMPLES } from './samples.ts';

describe('the item of a kind', () => {
  it.each(GENERATION_KINDS)('%s has a sample that its check and its schema take', (kind) => {
    const sample = ITEM_SAMPLES[kind];
    expect(isItem(kind, sample)).toBe(true);
    expect(generationSchema.parse(sample)).toEqual(sample);
  });

  it.each(GENERATION_KINDS)('%s is not taken for another kind', (kind) => {
    const others = GENERATION_KINDS.filter((other) => other !== kind);
    expect(others.filter((other) => isItem(other, ITEM_SAMPLES[kind]))).toEqual([]);
    expect(isAnyItem(ITEM_SAMPLES[kind])).toBe(true);
  });

  it.each(GENERATION_KINDS)('%s is refused without any one of its members', (kind) => {
    const sample: Record<string, unknown> = { ...ITEM_SAMPLES[kind] };
    for (const member of Object.keys(sample)) {
      const { [member]: _, ...rest } = sample;
      expect(isItem(kind, rest), `${kind} without ${member}`).toBe(false);
    }
  });

  it('has one type per kind, and every kind has one', () => {
    expectTypeOf<Generation['kind']>().toEqualTypeOf<GenerationKind>();
    expectTypeOf<GenerationOf<'music'>['peaks']>().toEqualTypeOf<number[]>();
    expectTypeOf<OwnMembers<'text'>>().toEqualTypeOf<{
      response: string | null;
      style: 'creative' | 'professional' | 'casual' | 'technical' | 'marketing';
      stopped: boolean;
    }>();
  });
});
