import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  flag,
  integer,
  list,
  nullable,
  number,
  object,
  oneOf,
  optional,
  text,
  time,
  uuid,
  type ValueOf,
} from './field.ts';
import { matches } from './matches.ts';
import { schemaOf } from './to-schema.ts';

const THING = object({
  id: uuid,
  name: text,
  size: oneOf(['small', 'large']),
  share: number(0, 1),
  count: integer(0),
  isOn: flag,
  at: time,
  tags: list(text),
  note: nullable(text),
  more: optional(object({ deep: flag })),
});
type Thing = ValueOf<typeof THING>;

const THING_SAMPLE: Thing = {
  id: '0197a000-0000-7000-8000-000000000001',
  name: 'a',
  size: 'small',
  share: 0.5,
  count: 3,
  isOn: true,
  at: '2026-11-21T10:00:00.000Z',
  tags: ['b'],
  note: null,
};

describe('a described shape', () => {
  it('is the type that it describes', () => {
    expectTypeOf<Thing['size']>().toEqualTypeOf<'small' | 'large'>();
    expectTypeOf<Thing['note']>().toEqualTypeOf<string | null>();
    expectTypeOf<Thing['tags']>().toEqualTypeOf<string[]>();
    expectTypeOf<Thing['more']>().toEqualTypeOf<{ deep: boolean } | undefined>();
  });

  it.each([
    ['as it is', {}],
    ['with its optional member', { more: { deep: false } }],
    ['with a null where one may be', { note: null }],
  ])('passes check and schema alike: %s', (_, change) => {
    const value = { ...THING_SAMPLE, ...change };
    expect(matches(THING, value)).toBe(true);
    expect(schemaOf(THING).safeParse(value).success).toBe(true);
  });

  it.each([
    ['a number for a text', { name: 1 }],
    ['another choice', { size: 'medium' }],
    ['a text for a number', { share: '0.5' }],
    ['a text for a flag', { isOn: 'true' }],
    ['no date', { at: 'yesterday' }],
    ['a list with a stranger', { tags: ['b', 1] }],
    ['no list', { tags: 'b' }],
    ['null where none may be', { name: null }],
    ['a missing member', { name: undefined }],
    ['a member of the wrong shape', { more: { deep: 1 } }],
  ])('is refused by check and schema alike: %s', (_, change) => {
    const value = { ...THING_SAMPLE, ...change };
    expect(matches(THING, value)).toBe(false);
    expect(schemaOf(THING).safeParse(value).success).toBe(false);
  });

  it.each([null, 'text', 7, [], undefined])('is not %j', (value) => {
    expect(matches(THING, value)).toBe(false);
  });

  it('lets a newer server say more', () => {
    expect(matches(THING, { ...THING_SAMPLE, invented: true })).toBe(true);
  });

  it.each([
    ['share', { share: 1.5 }],
    ['count', { count: -1 }],
    ['whole number', { count: 1.5 }],
    ['id', { id: 'not-a-uuid' }],
  ])('has its bounds checked by the schema: %s', (_, change) => {
    expect(schemaOf(THING).safeParse({ ...THING_SAMPLE, ...change }).success).toBe(false);
  });
});
