import { describe, expect, expectTypeOf, it } from 'vitest';
import { generationSchema } from '../../schemas.ts';
import { ITEM_SAMPLES } from '../samples.ts';
import { emptyItem } from './empty-item.ts';
import { factsOf } from './facts.ts';
import {
  GENERATION_KINDS,
  isAnyItem,
  isItem,
  KINDS,
  type Generation,
  type GenerationKind,
  type GenerationOf,
  type OwnMembers,
} from './kinds.ts';
import { REQUESTS } from './requests.ts';

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
    const isOptional = (member: string) => Reflect.get(KINDS[kind].item.fields, member)?.type === 'optional';
    for (const member of Object.keys(sample).filter((one) => !isOptional(one))) {
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

  it.each(GENERATION_KINDS)('%s has the defaults of its request as the first of its choices', (kind) => {
    const defaults = REQUESTS[kind].parse({ prompt: 'A fox' });
    const choices = Object.entries(KINDS[kind].item.fields).filter(
      ([name, field]) => field.type === 'oneOf' && name in defaults,
    );
    const first = choices.map(([name]) => [name, emptyItem(kind)[name]]);
    expect(defaults).toMatchObject(Object.fromEntries(first));
  });

  it.each(GENERATION_KINDS)('%s can be asked for again with what its facts repeat', (kind) => {
    const { prompt } = ITEM_SAMPLES[kind];
    const { shape: _, ...repeated } = {
      shape: null,
      ...factsOf(ITEM_SAMPLES[kind]).repeat(ITEM_SAMPLES[kind]),
    };
    const asked = REQUESTS[kind].parse({ prompt, ...repeated });
    expect(asked).toMatchObject(repeated);
  });

  it.each(GENERATION_KINDS)('%s has a result that is empty at first', (kind) => {
    expect(emptyItem(kind)).toHaveProperty(KINDS[kind].result, null);
  });
});
