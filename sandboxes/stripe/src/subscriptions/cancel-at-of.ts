import type { Subscription } from '../state/wire.ts';
import type { UpdateParams } from './params.ts';
import { currentPeriod } from './subscription-of.ts';

type CancelFields = Pick<
  Subscription,
  'cancel_at' | 'cancel_at_period_end' | 'canceled_at' | 'cancellation_details'
>;

/** The fields that say when the subscription ends, after `cancel_at_period_end` and `cancel_at` of a request. */
export function cancelAtOf(
  before: Subscription,
  params: Pick<UpdateParams, 'cancel_at' | 'cancel_at_period_end' | 'cancellation_details'>,
  now: number,
): Partial<CancelFields> {
  const { comment, feedback } = params.cancellation_details ?? {};
  const details = {
    comment: comment === undefined ? (before.cancellation_details?.comment ?? null) : comment,
    feedback: feedback === undefined ? (before.cancellation_details?.feedback ?? null) : feedback,
    feedback_option: null,
    reason: before.cancellation_details?.reason ?? null,
  };
  const wanted = cancelTime(before, params);
  if (wanted === undefined) {
    return { cancellation_details: details };
  }
  return wanted === null
    ? {
        cancel_at: null,
        cancel_at_period_end: false,
        canceled_at: null,
        cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
      }
    : {
        cancel_at: wanted,
        cancel_at_period_end: params.cancel_at_period_end === true,
        canceled_at: now,
        cancellation_details: { ...details, reason: 'cancellation_requested' },
      };
}

/** Unix seconds, null to go on, undefined when the request does not say. */
function cancelTime(
  before: Subscription,
  { cancel_at, cancel_at_period_end }: Pick<UpdateParams, 'cancel_at' | 'cancel_at_period_end'>,
): number | null | undefined {
  if (cancel_at_period_end === true) {
    return currentPeriod(before).end;
  }
  if (typeof cancel_at === 'string') {
    return currentPeriod(before).end;
  }
  if (cancel_at !== undefined) {
    return cancel_at;
  }
  return cancel_at_period_end === false ? null : undefined;
}
