import { StripeError } from './stripe-error.ts';

export type KeyKind = 'secret' | 'publishable';

/**
 * Which kind of test key a request carries.
 *
 * @param authorization the header: `Bearer sk_test_...`, or basic with the key as user name
 * @param parameter the `key` parameter, which browsers may use
 * @throws StripeError 401 without a usable key; a live key is never accepted
 */
export function authenticate(authorization: string | undefined, parameter: string | null): KeyKind {
  const key = keyOf(authorization) ?? parameter ?? '';
  if (key === '') {
    throw unauthorised(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (/^[srp]k_live_/.test(key)) {
    throw unauthorised(
      'A live mode key was sent to the Stripe sandbox. It was not used and not stored. Nothing here charges a card: use a test key (sk_test_...).',
    );
  }
  if (/^[sr]k_test_\w+$/.test(key)) {
    return 'secret';
  }
  if (/^pk_test_\w+$/.test(key)) {
    return 'publishable';
  }
  throw unauthorised(
    `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(Math.max(0, key.length - 8))}`,
  );
}

function keyOf(authorization: string | undefined): string | null {
  const [scheme = '', value = ''] = (authorization ?? '').split(' ');
  switch (scheme.toLowerCase()) {
    case 'bearer':
      return value;
    case 'basic':
      return Buffer.from(value, 'base64').toString().split(':')[0] ?? null;
    default:
      return null;
  }
}

function unauthorised(message: string): StripeError {
  return new StripeError(401, 'invalid_request_error', message);
}
