import { expect, it } from 'vitest';
import { z } from 'zod';
import { invalidRequest } from './router.ts';

const schema = z.strictObject({
  missing: z.string(),
  number: z.number(),
  empty: z.string().min(1),
  short: z.string().min(8),
  long: z.string().max(3),
  few: z.array(z.string()).min(2),
  large: z.number().max(5),
  email: z.email(),
  id: z.uuid(),
  style: z.enum(['a', 'b']),
  either: z.union([z.number(), z.boolean()]),
  step: z.number().multipleOf(4),
  own: z.string().max(1, 'One letter, please.'),
});

it('says in words for people what the validator says for programs, and leaves our own words', () => {
  const { error } = schema.safeParse({
    number: '1',
    empty: '',
    short: 'abc',
    long: 'abcd',
    few: ['a'],
    large: 6,
    email: 'ada',
    id: '7',
    style: 'c',
    either: 'c',
    step: 3,
    own: 'ab',
    other: 1,
  });

  expect(invalidRequest(error?.issues ?? []).details.fields).toEqual({
    missing: 'This is missing.',
    number: 'Another kind of value is needed here: number.',
    empty: 'Please fill this in.',
    short: 'Too short: at least 8 characters.',
    long: 'Too long: at most 3 characters.',
    few: 'Too small: at least 2.',
    large: 'Too large: at most 5.',
    email: 'Please enter a whole e-mail address, such as ada@example.com',
    id: 'This is written in a way that is not understood here.',
    style: 'Please choose one of these: a, b.',
    either: 'This is not valid.',
    step: 'This is not valid.',
    own: 'One letter, please.',
    body: 'Not known here: other.',
  });
});
