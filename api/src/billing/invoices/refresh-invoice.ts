import type { BillingDeps } from '../stripe/billing-deps.ts';
import { findUserOfCustomer, isStored, saveInvoice } from '../stripe/billing.repo.ts';
import { fetchInvoice, type FetchedInvoice } from '../stripe/fetch-invoice.ts';
import { idOf } from '../stripe/stripe-values.ts';
import { toInvoiceRow, type InvoiceRow } from '../stripe/to-invoice-row.ts';

/** Fetches an invoice and records it. */
export async function refreshInvoice(deps: BillingDeps, id: string): Promise<InvoiceRow | null> {
  return await recordInvoice(deps, await fetchInvoice(deps, id));
}

/**
 * Saves what was fetched, and grants or claws back its credits. Null for an invoice that is not ours, or of a
 * subscription that we do not keep.
 */
export async function recordInvoice(deps: BillingDeps, fetched: FetchedInvoice): Promise<InvoiceRow | null> {
  const { sql, clock, notifier, logger } = deps;
  const { invoice, needsConfirmation, readAt } = fetched;
  const { id } = invoice;
  const customer = idOf(invoice.customer);
  const user = customer === null ? null : await findUserOfCustomer(sql, customer);
  if (user === null) {
    logger.warn({ invoice: id }, 'an invoice that is not ours was left alone');
    return null;
  }
  const row = toInvoiceRow(fetched);
  if (row.subscription_id === null || !(await isStored(sql, user, row.subscription_id))) return null;
  if (row.status === 'paid' && row.credits === 0) {
    logger.error({ invoice: id, reason: invoice.billing_reason }, 'a paid invoice gives no credits');
  }
  const times = { readAt, now: clock.now() };
  const trouble = { attempts: invoice.attempt_count, needsConfirmation };
  const { granted, clawedBack } = await saveInvoice(sql, user, row, times, trouble);
  logger.info({ invoice: id, status: row.status, granted, clawedBack }, 'an invoice was saved');
  notifier.notify('events', user);
  return row;
}
