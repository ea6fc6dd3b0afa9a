import { describe, expect, it } from 'vitest';
import { validateCard } from './validate-card.ts';

const GOOD = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' };
const TODAY = new Date(2026, 10, 22);

describe('validateCard', () => {
  it.each([
    [{ number: '4242 4242' }, 'incomplete_number', 'Your card number is incomplete.'],
    [{ number: '4242 4242 4242 4241' }, 'invalid_number', 'Your card number is invalid.'],
    [{ expiry: '1' }, 'incomplete_expiry', "Your card's expiration date is incomplete."],
    [{ expiry: '13 / 34' }, 'incomplete_expiry', "Your card's expiration date is incomplete."],
    [{ expiry: '10 / 26' }, 'invalid_expiry_month_past', "Your card's expiration date is in the past."],
    [{ expiry: '12 / 25' }, 'invalid_expiry_year_past', "Your card's expiration year is in the past."],
    [{ cvc: '12' }, 'incomplete_cvc', "Your card's security code is incomplete."],
    [{ number: '378282246310005' }, 'incomplete_cvc', "Your card's security code is incomplete."],
  ])("says of %o in Stripe's words what is wrong", (change, code, message) => {
    expect(validateCard({ ...GOOD, ...change }, TODAY)).toMatchObject([{ code, message }]);
  });

  it('finds nothing wrong with a card that is valid until the end of this month', () => {
    expect(validateCard({ ...GOOD, expiry: '11 / 26' }, TODAY)).toEqual([]);
  });
});
