import { AppError } from '../../platform/errors/app-error.ts';

/** What plans and payments are refused for, by code in the order of their status. */

export const invalidSignature = (): AppError =>
  new AppError(
    'invalid_request',
    'This event is not signed for this installation, or not within five minutes of now.',
  );

export const malformedEvent = (): AppError =>
  new AppError('invalid_request', 'This is signed, but it is no event that can be read. Nothing was done.');

/** @param reason what Stripe says of the card, for its holder */
export const paymentFailed = (reason: string): AppError => new AppError('payment_failed', reason);

export const testModeOnly = (): AppError =>
  new AppError('forbidden', 'This is for test payments only. Please pay with the form.');

export const invoiceNotFound = (): AppError =>
  new AppError('not_found', 'This invoice does not exist, or it is not yours.');

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

export const paymentsNotConfigured = (): AppError =>
  new AppError('payments_unavailable', 'Plans cannot be bought here: payments are not configured.');

export const paymentsUnavailable = (cause: unknown): AppError =>
  new AppError(
    'payments_unavailable',
    'Payments cannot be reached right now. Nothing was charged; please try again in a moment.',
    { retryAfterSeconds: 5, cause },
  );

export const paymentsPaused = (): AppError =>
  new AppError(
    'conflict',
    'Payments for your plan are paused. You can change it once they go on; nothing was charged.',
  );
