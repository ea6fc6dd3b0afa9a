import { expect, it } from 'vitest';
import { refundText } from './refund-text.ts';

const FAILED = { status: 'failed', credits: 20, refunded: false, creditsReturned: 0 } as const;

it.each([
  [{ ...FAILED, refunded: true, creditsReturned: 20 }, '20 credits are back'],
  [{ ...FAILED, creditsReturned: 12 }, '12 of 20 credits are back, the others had expired'],
  [FAILED, 'The 20 credits had expired meanwhile'],
  [{ ...FAILED, credits: 0, refunded: true }, null],
  [{ ...FAILED, status: 'processing' as const }, null],
  [{ ...FAILED, status: 'completed' as const }, null],
])('says of %j: %s', (item, text) => {
  expect(refundText(item)).toBe(text);
});
