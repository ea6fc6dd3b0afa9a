import type { Stripe } from 'stripe';

/** Whether a refund has taken its money: one that failed or was cancelled has given it back. */
export const isGone = ({ status }: Pick<Stripe.Refund, 'status'>): boolean =>
  status !== 'failed' && status !== 'canceled';

/** Whether a dispute holds its money: an inquiry takes none, and one that is won gives it back. */
export const isWithdrawn = ({ status }: Pick<Stripe.Dispute, 'status'>): boolean =>
  status !== 'won' && status !== 'prevented' && !status.startsWith('warning_');

/** Whether it is still to be decided whose the money is. */
export const isUndecided = (dispute: Pick<Stripe.Dispute, 'status'>): boolean =>
  isWithdrawn(dispute) && dispute.status !== 'lost';

export const sumOf = (rows: readonly { amount: number }[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0);
