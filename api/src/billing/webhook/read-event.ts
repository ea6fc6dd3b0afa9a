import { Stripe } from 'stripe';
import { z } from 'zod';
import type { PaymentSettings } from '../../platform/config/payments.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { invalidSignature, malformedEvent } from '../errors/billing-errors.ts';

/** How far the time in a signature may be from ours, as Stripe's own libraries have it for times that have passed. */
const TOLERANCE_SECONDS = 300;
/** The end of 9999 in Unix time. */
const TIME_MAX = 253_402_300_799;
/** No event of Stripe's comes near it, and whatever reads JSON gets so far. */
const DEPTH_MAX = 100;

const name = z.string().min(1).max(255);
const reference = z.union([name, z.looseObject({ id: name })]).nullish();

/** What we read of an event. Its objects are of many kinds; some have no name. */
const eventShape = z.looseObject({
  id: name,
  type: name,
  created: z.int().min(0).max(TIME_MAX),
  data: z.looseObject({
    object: z.looseObject({ id: name.nullish(), customer: reference, payment_intent: reference }),
  }),
});

/**
 * The event of a body that Stripe has signed within five minutes, with the same mode as our key.
 * @throws AppError `invalid_request`
 */
export function readEvent(
  { webhookSecrets, isLive }: PaymentSettings,
  body: string,
  signature: string,
  now: Date,
): Stripe.Event {
  if (!isSignedAbout(signature, now)) throw invalidSignature();
  for (const secret of webhookSecrets) {
    try {
      // In milliseconds, unlike every time in an event.
      const event = Stripe.webhooks.constructEvent(
        body,
        signature,
        secret,
        undefined,
        undefined,
        now.getTime(),
      );
      return ours(event, isLive);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) continue;
      throw error instanceof AppError ? error : malformedEvent();
    }
  }
  throw invalidSignature();
}

function ours(event: Stripe.Event, isLive: boolean): Stripe.Event {
  if (!isStorable(event) || !eventShape.safeParse(event).success) throw malformedEvent();
  if (event.livemode !== isLive) throw invalidSignature();
  return event;
}

/** Postgres keeps neither half a character nor what is nested without end. */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  if (depth === DEPTH_MAX) return false;
  return Object.entries(value).every(([key, member]) => key.isWellFormed() && isStorable(member, depth + 1));
}

/** Stripe's library refuses what is too old, and takes whatever is signed for a time to come. */
function isSignedAbout(signature: string, now: Date): boolean {
  return signature
    .split(',')
    .filter((part) => part.startsWith('t='))
    .every((part) => Math.abs(now.getTime() / 1000 - Number(part.slice(2))) <= TOLERANCE_SECONDS);
}
