import type { AppDeps } from '../../deps.ts';
import { paymentsNotConfigured } from '../../errors/errors.ts';
import type { Payments } from './payments.ts';

export type BillingDeps = Pick<AppDeps, 'sql' | 'clock' | 'logger' | 'notifier'> & Payments;

/** @throws AppError `payments_unavailable` without keys */
export function billingDeps(
  deps: Pick<AppDeps, 'sql' | 'clock' | 'logger' | 'notifier' | 'payments'>,
): BillingDeps {
  if (deps.payments === null) throw paymentsNotConfigured();
  return { ...deps, ...deps.payments };
}
