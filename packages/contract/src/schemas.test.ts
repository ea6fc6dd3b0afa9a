import { describe, expect, it } from 'vitest';
import { ERROR_STATUS } from './errors.ts';
import { IMAGE_SAMPLE } from './generations/kinds/image/image.ts';
import {
  blockSchema,
  creditAdjustmentSchema,
  errorBodySchema,
  generationSchema,
  listQuerySchema,
} from './schemas.ts';

const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown): boolean =>
  schema.safeParse(value).success;

describe('an item', () => {
  it.each([
    { progress: 1.01 },
    { progress: -0.01 },
    { credits: -1 },
    { credits: 0.5 },
    { creditsReturned: -1 },
    { status: 'cancelled' },
    { id: '1' },
    { createdAt: '2026-11-21' },
    { kind: 'sculpture' },
  ])('is sent by no server with %j', (change) => {
    expect(accepts(generationSchema, { ...IMAGE_SAMPLE, ...change })).toBe(false);
  });
});

describe('a page of a list', () => {
  it.each(['1', '20', '100'])('has %s items', (limit) => {
    expect(listQuerySchema.parse({ limit }).limit).toBe(Number(limit));
  });

  it.each(['0', '101', '-1', '1.5', 'all', '', 'Infinity'])('has no limit %j', (limit) => {
    expect(accepts(listQuerySchema, { limit })).toBe(false);
  });

  it('begins at a cursor of some length', () => {
    expect(accepts(listQuerySchema, { cursor: 'a'.repeat(200) })).toBe(true);
    expect(accepts(listQuerySchema, { cursor: 'a'.repeat(201) })).toBe(false);
  });
});

describe('what an admin does to a user', () => {
  const adjustment = { amount: 100, reason: 'sorry', key: '0197a000-0000-4000-8000-000000000001' };

  it('moves credits by a whole number that is not 0, up to a hundred thousand', () => {
    const takes = (amount: unknown) => accepts(creditAdjustmentSchema, { ...adjustment, amount });

    expect([-100_000, -1, 1, 100_000].map(takes)).toEqual([true, true, true, true]);
    expect([-100_001, 0, 0.5, 100_001, '100', null].map(takes)).toEqual(
      Array.from({ length: 6 }, () => false),
    );
  });

  it('gives credits for an item, and takes none for one', () => {
    const takes = (amount: number, item: string) =>
      accepts(creditAdjustmentSchema, { ...adjustment, amount, item });

    expect(takes(20, adjustment.key)).toBe(true);
    expect(takes(-20, adjustment.key)).toBe(false);
    expect(takes(20, 'the fox')).toBe(false);
  });

  it('has a reason that says something, and a key that makes a repeat harmless', () => {
    for (const change of [
      { reason: ' ok ' },
      { reason: 'a'.repeat(501) },
      { key: 'again' },
      { key: undefined },
    ]) {
      expect(
        accepts(creditAdjustmentSchema, { ...adjustment, ...change }),
        `with ${JSON.stringify(change)}`,
      ).toBe(false);
    }
    expect(blockSchema.parse({ isBlocked: true, reason: ' spam ' })).toEqual({
      isBlocked: true,
      reason: 'spam',
    });
    expect(accepts(blockSchema, { isBlocked: 'yes', reason: 'spam' })).toBe(false);
  });
});

describe('an error', () => {
  it('has one body for every code, with the fields and the price where they say more', () => {
    const body = { message: 'The price has changed.', code: 'price_changed', requestId: 'a' };

    expect(errorBodySchema.parse({ ...body, price: 30 })).toEqual({ ...body, price: 30 });
    expect(errorBodySchema.parse({ ...body, fields: { prompt: 'Please enter a prompt' } })).toMatchObject(
      body,
    );
    expect(accepts(errorBodySchema, { ...body, requestId: undefined })).toBe(false);
  });

  it('is asked of users to sign in by one status, to pay by another, and to wait by two more', () => {
    const codesOf = (status: number) =>
      Object.entries(ERROR_STATUS)
        .filter(([, code]) => code === status)
        .map(([name]) => name);

    expect(codesOf(401)).toEqual([
      'invalid_credentials',
      'unauthorized',
      'second_step_required',
      'second_step_over',
    ]);
    expect(codesOf(402)).toEqual(['insufficient_credits', 'payment_failed']);
    expect(codesOf(429)).toEqual(['rate_limited']);
    expect(codesOf(503)).toEqual(['provider_unavailable', 'payments_unavailable', 'unavailable']);
    expect(Object.values(ERROR_STATUS).filter((status) => status < 400)).toEqual([]);
  });
});
