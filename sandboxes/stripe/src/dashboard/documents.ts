import { html } from 'hono/html';
import type { Charge, Invoice } from '../state/wire.ts';
import { type Html, layout, money, section, time } from './layout.ts';

/** What `hosted_invoice_url` and `invoice_pdf` lead to. */
export function invoicePage(invoice: Invoice, root: string): Html {
  return layout(
    `Invoice ${invoice.number ?? invoice.id}`,
    html`<p>
        ${invoice.customer_name ?? invoice.customer_email ?? ''}<br />
        ${time(invoice.effective_at ?? invoice.created)}<br />
        Status: ${invoice.status ?? ''}
      </p>
      ${section(
        'Items',
        ['Description', 'Quantity', 'Amount'],
        invoice.lines.data.map((line) => [
          line.description ?? '',
          String(line.quantity ?? 1),
          money(line.amount, line.currency),
        ]),
      )}
      <p>Total: <strong>${money(invoice.total, invoice.currency)}</strong></p>
      <p>Paid: <strong>${money(invoice.amount_paid, invoice.currency)}</strong></p>`,
    root,
  );
}

/** What `receipt_url` leads to. */
export function receiptPage(charge: Charge): Html {
  const card = charge.payment_method_details?.card;
  return layout(
    'Receipt',
    html`<p>
      ${money(charge.amount, charge.currency)} on ${time(charge.created)}<br />
      Paid with ${card?.brand ?? 'card'} ${card?.last4 ?? ''}<br />
      ${charge.amount_refunded > 0 ? html`Refunded: ${money(charge.amount_refunded, charge.currency)}` : ''}
    </p>`,
    '../',
  );
}
