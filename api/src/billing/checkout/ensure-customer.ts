import { createHash } from 'node:crypto';
import type { BillingDeps } from '../stripe/billing-deps.ts';
import { attachCustomer, type BillingAccount } from '../stripe/billing.repo.ts';

/** The user's customer at Stripe, made when there is none: once, whatever responses are lost. */
export async function ensureCustomer(deps: BillingDeps, account: BillingAccount): Promise<string> {
  if (account.customer !== null) return account.customer;
  const { user, email, name, formerCustomers } = account;
  const input = { email, ...(name !== null && { name }), metadata: { user_id: user } };
  // Stripe refuses a key that comes again with another address, so the input is part of it; and it would answer the
  // key of a customer that was deleted with that customer.
  const parts = formerCustomers === 0 ? input : { ...input, formerCustomers };
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
  const customer = await deps.stripe.customers.create(input, {
    idempotencyKey: `customer:${user}:${digest}`,
  });
  return await attachCustomer(deps.sql, user, customer.id, deps.clock.now());
}
