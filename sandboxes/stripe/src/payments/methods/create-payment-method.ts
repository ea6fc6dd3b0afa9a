import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { addressOf } from '../../customers/address-of.ts';
import { StripeError, cardError, invalidRequest } from '../../http/stripe-error.ts';
import { newId } from '../../state/new-id.ts';
import type { PaymentMethod } from '../../state/wire.ts';
import type { paymentMethodParams } from './payment-method-params.ts';
import { type TestCard, cardByNumber, cardByReadyId } from './test-cards.ts';

type Params = z.output<typeof paymentMethodParams>;

/** @throws StripeError when the number is no documented test card: a real card's number is neither used nor stored */
export function createPaymentMethod(
  ctx: Context,
  { card: input, billing_details, metadata, allow_redisplay }: Params,
): PaymentMethod {
  const card = testCardOf(input);
  const expiry = expiryOf(ctx, input);
  const id = newId('pm');
  ctx.tables.cards.put({ id, number: card.number, isSetUp: false });
  return ctx.tables.payment_methods.put({
    id,
    object: 'payment_method',
    allow_redisplay: allow_redisplay ?? 'unspecified',
    billing_details: {
      address: addressOf(billing_details?.address ?? {}),
      email: billing_details?.email ?? null,
      name: billing_details?.name ?? null,
      phone: billing_details?.phone ?? null,
      tax_id: null,
    },
    card: {
      brand: card.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: billing_details?.address?.postal_code === undefined ? null : 'pass',
        cvc_check: input.cvc === undefined ? null : 'pass',
      },
      country: 'US',
      display_brand: card.brand,
      ...expiry,
      fingerprint: createHash('sha256').update(card.number).digest('hex').slice(0, 16),
      funding: card.funding,
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: ctx.now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: metadata ?? {},
    type: 'card',
  });
}

function testCardOf({ number, token }: Params['card']): TestCard {
  if (token !== undefined) {
    const card = cardByReadyId(token.replace(/^tok_/, 'pm_card_'));
    if (card === undefined) {
      throw invalidRequest(`No such token: '${token}'`, { code: 'resource_missing', param: 'card[token]' });
    }
    return card;
  }
  const digits = (number ?? '').replaceAll(/\D/g, '');
  if (digits === '') {
    throw invalidRequest('Missing required param: card[number].', {
      code: 'parameter_missing',
      param: 'card[number]',
    });
  }
  const card = cardByNumber(digits);
  if (card === undefined) {
    throw isLuhn(digits) ? realCard() : wrongNumber();
  }
  return card;
}

/** Not kept as a response either: nothing that holds the number is stored. */
function realCard(): StripeError {
  return new StripeError(
    402,
    'card_error',
    'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
    { code: 'card_declined', decline_code: 'test_mode_live_card' },
  );
}

function wrongNumber(): StripeError {
  return cardError('Your card number is incorrect.', { code: 'incorrect_number', param: 'number' });
}

function expiryOf(
  ctx: Context,
  { exp_month, exp_year }: Params['card'],
): { exp_month: number; exp_year: number } {
  const today = new Date(ctx.now() * 1000);
  const month = exp_month ?? 12;
  const typed = exp_year ?? today.getUTCFullYear() + 3;
  const year = typed < 100 ? 2000 + typed : typed;
  if (month < 1 || month > 12) {
    throw cardError("Your card's expiration month is invalid.", {
      code: 'invalid_expiry_month',
      param: 'exp_month',
    });
  }
  if (year < today.getUTCFullYear() || year > today.getUTCFullYear() + 50) {
    throw cardError("Your card's expiration year is invalid.", {
      code: 'invalid_expiry_year',
      param: 'exp_year',
    });
  }
  if (year === today.getUTCFullYear() && month < today.getUTCMonth() + 1) {
    throw cardError("Your card's expiration month is invalid.", {
      code: 'invalid_expiry_month',
      param: 'exp_month',
    });
  }
  return { exp_month: month, exp_year: year };
}

/** The check digit of ISO/IEC 7812. */
function isLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return digits.length >= 12 && sum % 10 === 0;
}
