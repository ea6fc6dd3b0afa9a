import type { PlanId } from '@aic/contract';
import { AppError } from './app-error.ts';
import { waitText } from './durations.ts';

/**
 * Every error of the API and its text, by code in the order of their status. Each text says what happened, what to
 * do, and where it matters whether anything was charged. Validation of a request has its texts beside the schema
 * (`@aic/contract`).
 */

// 400 invalid_request, email_taken

/** @param fields message by field path; the first is what a form shows in its toast, so it stands alone */
export const invalidFields = (fields: Readonly<Record<string, string>>): AppError =>
  new AppError('invalid_request', Object.values(fields)[0] ?? 'The request is not valid.', { fields });

export const invalidJson = (): AppError =>
  new AppError('invalid_request', 'The request body is not valid JSON.');

export const unstorableText = (): AppError =>
  new AppError(
    'invalid_request',
    'The text holds a character that cannot be stored. Remove it and try again.',
  );

export const impossible = (reason: string): AppError =>
  new AppError('invalid_request', `This cannot be done: ${reason}.`);

export const invalidCursor = (): AppError =>
  new AppError('invalid_request', 'The cursor is not one of ours. Start again from the first page.', {
    fields: { cursor: 'Not a cursor of this list' },
  });

export const invalidSignature = (): AppError =>
  new AppError(
    'invalid_request',
    'This event is not signed for this installation, or not within five minutes of now.',
  );

export const malformedEvent = (): AppError =>
  new AppError('invalid_request', 'This is signed, but it is no event that can be read. Nothing was done.');

export const urlNotAllowed = (): AppError =>
  invalidFields({ url: 'Only files of this studio can be downloaded here.' });

export const noCameraControl = (): AppError =>
  new AppError('invalid_request', 'Camera control is not available here. Turn it off and try again.');

export const noVideoFromImage = (): AppError =>
  new AppError('invalid_request', 'Videos from images are not available here. Describe it in words.');

export const trackIsGone = (): AppError =>
  invalidFields({ track: 'This track is not there any more. Choose another one, or none.' });

export const commonPassword = (): AppError =>
  invalidFields({
    password: 'This password is on the list of the most common ones. Please choose another.',
  });

/** @param lifetime how long it was good, e.g. `24 hours` */
export const linkExpired = (lifetime: string): AppError =>
  new AppError('invalid_request', `This link has expired: it was good for ${lifetime}. Ask for a new one.`);

/** Not 401: the caller is signed in, and stays so. */
export const wrongPassword = (): AppError =>
  invalidFields({ currentPassword: 'This is not your present password.' });

export const emailTaken = (): AppError =>
  new AppError('email_taken', 'An account with this e-mail address already exists. Sign in instead.');

// 401 unauthorized, invalid_credentials

export const unauthorized = (): AppError => new AppError('unauthorized', /* @wc-ignore */ 'Unauthorized');

export const invalidCredentials = (): AppError =>
  new AppError('invalid_credentials', 'Invalid e-mail or password');

// 402 insufficient_credits

export const insufficientCredits = (needed = 0, available = 0): AppError =>
  new AppError(
    'insufficient_credits',
    `Not enough credits: this costs ${needed} and you have ${available}. Upgrade your plan to get more.`,
  );

// 402 payment_failed

/** @param reason what Stripe says of the card, for its holder */
export const paymentFailed = (reason: string): AppError => new AppError('payment_failed', reason);

// 403 forbidden, cross_origin

export const needsPlan = (plan: PlanId = 'pro'): AppError => new AppError('forbidden', NEEDED_FOR[plan]);

const NEEDED_FOR: Readonly<Record<PlanId, string>> = {
  pro: 'Camera control is part of Pro and Creator+. Upgrade your plan to use it.',
  creator:
    'A seed of your own and words to exclude are advanced options of Creator+. Upgrade your plan to use them.',
};

export const crossOrigin = (appOrigin: string): AppError =>
  new AppError(
    'cross_origin',
    `This request did not come from ${appOrigin}, so it was refused. Reload the page there and try again.`,
  );

export const adminsOnly = (): AppError => new AppError('forbidden', 'This is for admins only.');

export const accountBlocked = (): AppError =>
  new AppError(
    'forbidden',
    'This account is blocked. Please write to us if you think that this is a mistake.',
  );

export const testModeOnly = (): AppError =>
  new AppError('forbidden', 'This is for test payments only. Please pay with the form.');

// 404 not_found

export const itemNotFound = (): AppError =>
  new AppError('not_found', 'This item does not exist, or it is not yours.');

export const userNotFound = (): AppError => new AppError('not_found', 'There is no such user.');

export const eventNotFound = (): AppError => new AppError('not_found', 'There is no such event.');

export const invoiceNotFound = (): AppError =>
  new AppError('not_found', 'This invoice does not exist, or it is not yours.');

export const fileNotFound = (): AppError =>
  new AppError('not_found', 'This file does not exist, or it is not yours.');

export const linkUnknown = (): AppError =>
  new AppError('not_found', 'This link is not one of ours, or its address has changed. Ask for a new one.');

export const sessionNotFound = (): AppError =>
  new AppError('not_found', 'This session has ended already, or it is not yours.');

export const pageNotFound = (): AppError =>
  new AppError('not_found', 'There is no public page at this address.');

// 409 conflict, price_changed

export const linkUsed = (): AppError =>
  new AppError('conflict', 'This link was used before. Your e-mail address is confirmed.');

export const resetLinkUsed = (): AppError =>
  new AppError(
    'conflict',
    'This link was used before, or the password was changed since. Ask for a new one if you need it.',
  );

export const passwordChangedMeanwhile = (): AppError =>
  new AppError('conflict', 'The password was changed in another window just now. Sign in with the new one.');

export const alreadyVerified = (): AppError =>
  new AppError('conflict', 'Your e-mail address is confirmed already.');

export const handleTaken = (): AppError =>
  new AppError('conflict', 'This handle is taken. Please choose another.', {
    fields: { handle: 'This handle is taken' },
  });

export const notPublishable = (): AppError =>
  new AppError('conflict', 'Only finished items can be shown on a public page.');

export const removedAlready = (): AppError =>
  new AppError(
    'conflict',
    'What this Idempotency-Key made was removed. Send a new key to make it again; nothing was charged.',
  );

export const sourceTaken = (): AppError =>
  new AppError('conflict', 'Credits from this source were given to another account. Nothing was changed.');

export const priceChanged = (price = 0): AppError =>
  new AppError(
    'price_changed',
    `The price has changed to ${price} credits. Nothing was charged; please confirm.`,
    { price },
  );

export const checkoutReplaced = (): AppError =>
  new AppError('conflict', 'Another plan was chosen in another window. Nothing was charged; please reload.');

export const noSubscription = (): AppError =>
  new AppError('conflict', 'You have no active subscription. Choose a plan first.');

export const notEnding = (): AppError =>
  new AppError(
    'conflict',
    'Your subscription is not ending: it goes on, with the smaller plan from its next billing date.',
  );

export const samePlan = (): AppError => new AppError('conflict', 'You are on this plan already.');

export const paymentOpen = (): AppError =>
  new AppError('conflict', 'Your last payment is still open. Pay it first; then you can change your plan.');

export const subscriptionEnding = (): AppError =>
  new AppError(
    'conflict',
    'Your subscription is ending. Reactivate it first; then you can change your plan.',
  );

export const changeUnderWay = (): AppError =>
  new AppError(
    'conflict',
    'Another change of your plan is under way. Nothing was charged for this one; please try again in a moment.',
  );

export const nothingToPay = (): AppError =>
  new AppError('conflict', 'There is no open payment. Nothing was charged.');

export const cardNotConfirmed = (): AppError =>
  new AppError('conflict', 'This card was not confirmed for your account. Please enter it again.');

// 413 too_large, 415 unsupported_media

export const bodyTooLarge = (kib: number): AppError =>
  new AppError('too_large', `The request is larger than ${kib} KiB. Shorten it and try again.`);

export const fieldTooLong = (name: string): AppError =>
  new AppError('too_large', `${name} is too long. Shorten it and try again.`);

export const wrongBodyType = (expected: string): AppError =>
  new AppError('unsupported_media', `Send the request body with Content-Type: ${expected}.`);

export const notAForm = (): AppError =>
  new AppError('unsupported_media', 'Send the request body as a form, with multipart/form-data.');

// 422 idempotency_mismatch; not_understood is in generations/errors

export const idempotencyMismatch = (): AppError =>
  new AppError(
    'idempotency_mismatch',
    'This Idempotency-Key was used for a different request. Send a new key with a new request.',
  );

// 429 rate_limited

export const tooManyAttempts = (retryAfterSeconds: number): AppError =>
  new AppError('rate_limited', `Too many attempts. Please try again in ${waitText(retryAfterSeconds)}.`, {
    retryAfterSeconds,
  });

export const tooManyInFlight = (limit = 0, deferred = 0): AppError =>
  new AppError(
    'rate_limited',
    `You have ${limit} ${limit === 1 ? 'generation' : 'generations'} in progress${
      deferred > 0 ? ` and ${deferred} more in line` : ''
    }. Wait for one to finish; nothing was charged.`,
    { retryAfterSeconds: 5 },
  );

export const tooManyStarts = (retryAfterSeconds = 60): AppError =>
  new AppError(
    'rate_limited',
    `You have started very many generations. Please go on in ${waitText(retryAfterSeconds)}; nothing was charged.`,
    { retryAfterSeconds },
  );

export const tooManyUploads = (): AppError =>
  new AppError('rate_limited', 'Too many uploads at the same time. Wait for one to finish.', {
    retryAfterSeconds: 5,
  });

export const tooManyWindows = (): AppError =>
  new AppError('rate_limited', 'Too many open windows. Close some and try again.', { retryAfterSeconds: 5 });

// 500 internal, 503 unavailable, provider_unavailable; of storage in storage-failures.ts

export const internal = (cause?: unknown): AppError =>
  new AppError('internal', 'Something went wrong on our side. Please try again.', { cause });

export const databaseUnavailable = (cause: unknown): AppError =>
  new AppError('unavailable', 'The studio cannot be reached right now. Please try again in a moment.', {
    retryAfterSeconds: 2,
    cause,
  });

export const tooManySignIns = (): AppError =>
  new AppError('unavailable', 'Too many people are signing in right now. Please try again in a moment.', {
    retryAfterSeconds: 2,
  });

export const paymentsNotConfigured = (): AppError =>
  new AppError('payments_unavailable', 'Plans cannot be bought here: payments are not configured.');

export const paymentsUnavailable = (cause: unknown): AppError =>
  new AppError(
    'payments_unavailable',
    'Payments cannot be reached right now. Nothing was charged; please try again in a moment.',
    { retryAfterSeconds: 5, cause },
  );

/** @param service such as 'Image generation' */
export const notAvailable = (service: string): AppError =>
  new AppError('provider_unavailable', `${service} is not available right now. Please try again later.`);
