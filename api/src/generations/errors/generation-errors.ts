import type { PlanId } from '@aic/contract';
import { CREDIT_REFUSALS } from '../../credits/errors/credit-errors.ts';
import type { Refusals } from '../../platform/db/sql-error.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { waitText } from '../../platform/errors/durations.ts';
import { impossible, invalidFields } from '../../platform/errors/errors.ts';

/** What a start and an item are refused for, by code in the order of their status. */

export const invalidCursor = (): AppError =>
  new AppError('invalid_request', 'The cursor is not one of ours. Start again from the first page.', {
    fields: { cursor: 'Not a cursor of this list' },
  });

export const urlNotAllowed = (): AppError =>
  invalidFields({ url: 'Only files of this studio can be downloaded here.' });

export const stillRunning = (): AppError =>
  impossible(/* @wc-include */ 'it is still being made, cancel it first');

export const trackIsGone = (): AppError =>
  invalidFields({ track: 'This track is not there any more. Choose another one, or none.' });

export const filmIsGone = (): AppError =>
  invalidFields({ film: 'This video is not there any more. Choose another one.' });

const needsPlan = (plan: PlanId = 'pro'): AppError => new AppError('forbidden', NEEDED_FOR[plan]);

const NEEDED_FOR: Readonly<Record<PlanId, string>> = {
  pro: 'Camera control is part of Pro and Creator+. Upgrade your plan to use it.',
  creator:
    'A seed of your own and words to exclude are advanced options of Creator+. Upgrade your plan to use them.',
};

export const itemNotFound = (): AppError =>
  new AppError('not_found', 'This item does not exist, or it is not yours.');

const notPublishable = (): AppError =>
  new AppError('conflict', 'Only finished items can be shown on a public page.');

const removedAlready = (): AppError =>
  new AppError(
    'conflict',
    'What this Idempotency-Key made was removed. Send a new key to make it again; nothing was charged.',
  );

const priceChanged = (price = 0): AppError =>
  new AppError(
    'price_changed',
    `The price has changed to ${price} credits. Nothing was charged; please confirm.`,
    { price },
  );

const tooManyInFlight = (limit = 0, deferred = 0): AppError =>
  new AppError(
    'rate_limited',
    `You have ${limit} ${limit === 1 ? 'generation' : 'generations'} in progress${
      deferred > 0 ? ` and ${deferred} more in line` : ''
    }. Wait for one to finish; nothing was charged.`,
    { retryAfterSeconds: 5 },
  );

const tooManyStarts = (retryAfterSeconds = 60): AppError =>
  new AppError(
    'rate_limited',
    `You have started very many generations. Please go on in ${waitText(retryAfterSeconds)}; nothing was charged.`,
    { retryAfterSeconds },
  );

/** @param service such as 'Image generation' */
export const notAvailable = (service: string): AppError =>
  new AppError('provider_unavailable', `${service} is not available right now. Please try again later.`);

export const GENERATION_REFUSALS: Refusals = {
  ...CREDIT_REFUSALS,
  CR403: ({ plan }) => needsPlan(plan),
  CR404: itemNotFound,
  CR409: ({ price }) => priceChanged(price),
  CR410: removedAlready,
  CR411: notPublishable,
  CR429: ({ limit, deferred }) => tooManyInFlight(limit, deferred),
  CR430: ({ seconds }) => tooManyStarts(seconds),
};
