import type { BadgeTone } from '@aic/design-system';
import { PLANS, type Invoice } from '@aic/sdk/account';

/** What an invoice is for, in a few words: 'Renewal of Pro'. */
export function invoiceReason({ reason, plan }: Pick<Invoice, 'reason' | 'plan'>): string {
  const name = plan === null ? 'your plan' : PLANS[plan].name;
  switch (reason) {
    case 'subscribe':
      return `Start of ${name}`;
    case 'renewal':
      return `Renewal of ${name}`;
    case 'upgrade':
      return `Upgrade to ${name}`;
    case 'other':
      return 'Other';
    default:
      return reason satisfies never;
  }
}

/** How it stands, in a word. What was paid back is said before anything else. */
export function invoiceStatus(
  invoice: Pick<Invoice, 'status' | 'amountRefunded' | 'amountDisputed' | 'amountPaid'>,
): readonly [name: string, tone: BadgeTone] {
  if (isDisputed(invoice)) return ['Disputed', 'warning'];
  if (invoice.amountRefunded > 0) {
    return invoice.amountRefunded < invoice.amountPaid ? ['Partly refunded', 'info'] : ['Refunded', 'info'];
  }
  return STATUS_NAMES[invoice.status];
}

/** Its bank holds the money until the dispute is decided. */
export const isDisputed = ({ amountDisputed = 0 }: Pick<Invoice, 'amountDisputed'>): boolean =>
  amountDisputed > 0;

const STATUS_NAMES = {
  draft: ['Draft', 'neutral'],
  open: ['Open', 'warning'],
  paid: ['Paid', 'success'],
  void: ['Void', 'neutral'],
  uncollectible: ['Unpaid', 'danger'],
} as const satisfies Record<Invoice['status'], readonly [string, BadgeTone]>;
