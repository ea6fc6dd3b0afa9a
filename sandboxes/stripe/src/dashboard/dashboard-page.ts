import { html } from 'hono/html';
import type { Context } from '../context.ts';
import { currentPeriod, isEnded } from '../subscriptions/subscription-of.ts';
import { button, type Cell, type Html, layout, money, section, time } from './layout.ts';

const ROWS_MAX = 50;

/** Everything that there is, newest first, with buttons for what happens outside: time, refunds, disputes. */
export function dashboardPage(ctx: Context): Html {
  return layout(
    'Stripe sandbox',
    html`${clocks(ctx)}${customers(ctx)}${subscriptions(ctx)}${invoices(ctx)}${charges(ctx)}${disputes(ctx)}${events(
      ctx,
    )}${deliveries(ctx)}`,
  );
}

function newest<Row>(rows: readonly Row[]): Row[] {
  return rows.toReversed().slice(0, ROWS_MAX);
}

function clocks(ctx: Context): Html {
  const rows = newest(ctx.tables.test_clocks.all()).map(({ id, name, frozen_time }): Cell[] => [
    id,
    name ?? '',
    time(frozen_time),
    button(
      'Advance',
      `clocks/${id}/advance`,
      `clock ${id}`,
      html`<input name="days" type="number" min="1" value="31" aria-label="Days to advance clock ${id}" />
        days `,
    ),
  ]);
  return section('Test clocks', ['Id', 'Name', 'Time', 'Actions'], rows);
}

function customers(ctx: Context): Html {
  const rows = newest(ctx.tables.customers.all()).map((row): Cell[] => [
    row.id,
    row.email ?? '',
    row.name ?? '',
    money(0 - row.balance, row.currency ?? 'usd'),
    time(row.created),
  ]);
  return section('Customers', ['Id', 'E-mail', 'Name', 'Credit', 'Created'], rows);
}

function subscriptions(ctx: Context): Html {
  const rows = newest(ctx.tables.subscriptions.all()).map((row): Cell[] => [
    row.id,
    row.customer,
    row.status,
    row.items.data.map(({ price }) => ctx.tables.products.get(price.product)?.name ?? price.id).join(', '),
    time(currentPeriod(row).end),
    row.cancel_at === null ? '' : time(row.cancel_at),
    isEnded(row) || row.status === 'incomplete'
      ? ''
      : button('Renew now', `subscriptions/${row.id}/renew`, `subscription ${row.id}`),
  ]);
  return section(
    'Subscriptions',
    ['Id', 'Customer', 'Status', 'Prices', 'Period ends', 'Cancels at', 'Actions'],
    rows,
  );
}

function invoices(ctx: Context): Html {
  const rows = newest(ctx.tables.invoices.all()).map((row): Cell[] => [
    row.hosted_invoice_url === null || row.hosted_invoice_url === undefined
      ? row.id
      : html`<a href="invoices/${row.id}">${row.number ?? row.id}</a>`,
    row.customer ?? '',
    row.billing_reason ?? '',
    row.status ?? '',
    money(row.total, row.currency),
    time(row.created),
    time(row.next_payment_attempt),
  ]);
  return section(
    'Invoices',
    ['Number', 'Customer', 'Reason', 'Status', 'Total', 'Created', 'Next attempt'],
    rows,
  );
}

function charges(ctx: Context): Html {
  const rows = newest(ctx.tables.charges.all()).map((row): Cell[] => [
    row.id,
    row.customer ?? '',
    row.failure_message ?? row.status,
    money(row.amount, row.currency),
    money(row.amount_refunded, row.currency),
    row.status !== 'succeeded' || row.disputed || row.refunded
      ? ''
      : html`${button('Refund', `charges/${row.id}/refund`, `charge ${row.id}`)}
        ${button('Dispute', `charges/${row.id}/dispute`, `charge ${row.id}`)}`,
  ]);
  return section('Charges', ['Id', 'Customer', 'Status', 'Amount', 'Refunded', 'Actions'], rows);
}

function disputes(ctx: Context): Html {
  const rows = newest(ctx.tables.disputes.all()).map((row): Cell[] => [
    row.id,
    row.charge,
    row.reason,
    row.status,
    money(row.amount, row.currency),
    row.status === 'won' || row.status === 'lost'
      ? ''
      : html`${button('Win', `disputes/${row.id}/win`, `dispute ${row.id}`)}
        ${button('Lose', `disputes/${row.id}/lose`, `dispute ${row.id}`)}`,
  ]);
  return section('Disputes', ['Id', 'Charge', 'Reason', 'Status', 'Amount', 'Actions'], rows);
}

function events(ctx: Context): Html {
  const rows = newest(ctx.tables.events.all()).map((row): Cell[] => [row.id, row.type, time(row.created)]);
  return section('Events', ['Id', 'Type', 'Created'], rows);
}

function deliveries(ctx: Context): Html {
  const rows = newest(ctx.tables.deliveries.all()).map((row): Cell[] => [
    row.event,
    ctx.tables.webhook_endpoints.get(row.endpoint)?.url ?? row.endpoint,
    row.status,
    String(row.attempts),
    row.lastError ?? '',
  ]);
  return section('Webhook deliveries', ['Event', 'Endpoint', 'Status', 'Attempts', 'Last error'], rows);
}
