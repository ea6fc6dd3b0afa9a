import type { PlatformDeps } from '../../platform/deps.ts';
import { paymentsNotConfigured } from '../errors/billing-errors.ts';
import type { Payments } from './payments.ts';

export interface PaymentDeps extends PlatformDeps {
  /** Null when no key is configured. */
  payments: Payments | null;
}

export type BillingDeps = Pick<PaymentDeps, 'sql' | 'clock' | 'logger' | 'notifier' | 'held'> & Payments;

/** @throws AppError `payments_unavailable` without keys */
export function billingDeps(
  deps: Pick<PaymentDeps, 'sql' | 'clock' | 'logger' | 'notifier' | 'payments'>,
): BillingDeps {
  if (deps.payments === null) throw paymentsNotConfigured();
  return { ...deps, ...deps.payments };
}
