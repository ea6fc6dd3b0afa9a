import { apiError } from '@aic/sdk/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderBilling } from '../../../testing/render-billing.tsx';
import { invoice } from '../../../testing/samples.ts';
import { invoiceReason, invoiceStatus } from './invoice-texts.ts';

const LIST = 'GET /api/invoices';

describe('the list', () => {
  it('shows what each invoice is for, how it stands and what it cost, with the way to its receipt', async () => {
    await renderBilling('/account/invoices', {
      handlers: {
        [LIST]: () => [
          invoice({
            id: 'in_2',
            number: 'AIC-0002',
            reason: 'renewal',
            createdAt: '2026-12-01T12:00:00.000Z',
          }),
          invoice({ status: 'open', amountPaid: 0 }),
        ],
      },
    });
    await screen.findByText('AIC-0002');

    const rows = within(screen.getByRole('table', { name: 'Invoices' }))
      .getAllByRole('row')
      .slice(1);
    const cells = rows.map((row) => [...row.children].slice(0, 5).map(({ textContent }) => textContent));
    expect(cells).toEqual([
      ['Dec 1, 2026', 'Renewal of ProAIC-0002', '+500', 'Paid', '$7.99'],
      ['Nov 1, 2026', 'Start of ProAIC-0001 · Open', '+500', 'Open', '$7.99'],
    ]);
    expect(screen.getByRole('link', { name: 'Receipt of Dec 1, 2026' }).getAttribute('href')).toBe(
      '/account/receipt?invoice=in_2',
    );
    expect(screen.queryByRole('link', { name: 'Receipt of Nov 1, 2026' })).toBeNull();
  });

  it('says what will be here while there is none', async () => {
    await renderBilling('/account/invoices', { handlers: { [LIST]: () => [] } });

    expect(await screen.findByText('No invoices yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveProperty('pathname', '/pricing');
  });

  it('offers a retry when it could not be loaded', async () => {
    const { user, backend } = await renderBilling('/account/invoices', {
      handlers: { [LIST]: () => Promise.reject(new TypeError('Failed to fetch')) },
    });
    await screen.findByText('Your invoices could not be loaded');
    backend.handlers[LIST] = () => [invoice()];
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('AIC-0001')).toBeTruthy();
  });
});

describe('a receipt', () => {
  it('has all that a customer needs of it, and is printed on a press', async () => {
    const printed = vi.fn<() => void>();
    vi.stubGlobal('print', printed);
    const { user, requestsTo } = await renderBilling('/account/receipt?invoice=in_1', {
      handlers: { 'GET /api/invoices/in_1': () => invoice({ amountRefunded: 299 }) },
    });
    const receipt = within(await screen.findByRole('article', { name: 'Receipt' }));

    for (const text of [
      'AIC-0001',
      'ada@example.com',
      'Visa •••• 4242',
      'Nov 1, 2026 to Dec 1, 2026',
      '500',
    ]) {
      expect(receipt.getByText(text)).toBeTruthy();
    }
    expect(receipt.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'DescriptionAmount',
      '1 × AI Creative Pro (at $7.99 / month)$7.99',
      'Total$7.99',
      'Paid$7.99',
      'Refunded-$2.99',
    ]);
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(printed).toHaveBeenCalledOnce();
    expect(requestsTo('GET /api/invoices/in_1')).toHaveLength(1);
  });

  it('says what was not asked for, and what the balance has paid', async () => {
    const settled = invoice({
      amountDue: 0,
      amountPaid: 0,
      amountFromBalance: 599,
      amountGiven: 200,
      seller: 'Ada & Co.',
      amountTax: 100,
      card: null,
    });
    await renderBilling('/account/receipt?invoice=in_1', {
      handlers: { 'GET /api/invoices/in_1': () => settled },
    });

    const receipt = within(await screen.findByRole('article', { name: 'Receipt' }));
    expect(
      receipt
        .getAllByRole('row')
        .map(({ textContent }) => textContent)
        .slice(1),
    ).toEqual([
      '1 × AI Creative Pro (at $7.99 / month)$7.99',
      'Discount-$2.00',
      'From your balance-$5.99',
      'Total$0.00',
      'Of it tax$1.00',
      'Paid$0.00',
    ]);
    expect(receipt.getByText('Ada & Co.')).toBeTruthy();
  });

  it('is there once the invoice is paid, not before', async () => {
    await renderBilling('/account/receipt?invoice=in_1', {
      handlers: { 'GET /api/invoices/in_1': () => invoice({ status: 'open', amountPaid: 0 }) },
    });

    expect(await screen.findByText('This invoice is not paid yet')).toBeTruthy();
    expect(screen.queryByRole('article', { name: 'Receipt' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  });

  it.each([
    ['/account/receipt?invoice=in_9', () => apiError(404, { message: 'There is no such invoice.' })],
    ['/account/receipt', () => invoice()],
  ])('says at %s that there is none', async (path, response) => {
    await renderBilling(path, { handlers: { 'GET /api/invoices/in_9': response } });

    expect(await screen.findByText('There is no such invoice')).toBeTruthy();
  });

  it('offers a retry when it could not be loaded', async () => {
    await renderBilling('/account/receipt?invoice=in_1', {
      handlers: { 'GET /api/invoices/in_1': () => new Response('', { status: 502 }) },
    });

    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

it.each([
  [{ reason: 'subscribe', plan: 'pro' }, 'Start of Pro'],
  [{ reason: 'upgrade', plan: 'creator' }, 'Upgrade to Creator+'],
  [{ reason: 'renewal', plan: null }, 'Renewal of your plan'],
  [{ reason: 'other', plan: null }, 'Other'],
] as const)('reads %j as %s', (of, text) => {
  expect(invoiceReason(of)).toBe(text);
});

it.each([
  [{ status: 'paid', amountPaid: 799, amountRefunded: 0 }, 'Paid'],
  [{ status: 'paid', amountPaid: 799, amountRefunded: 799 }, 'Refunded'],
  [{ status: 'paid', amountPaid: 799, amountRefunded: 1 }, 'Partly refunded'],
  [{ status: 'paid', amountPaid: 799, amountRefunded: 799, amountDisputed: 799 }, 'Disputed'],
  [{ status: 'uncollectible', amountPaid: 0, amountRefunded: 0 }, 'Unpaid'],
] as const)('reads %j as %s', (of, name) => {
  expect(invoiceStatus(of)[0]).toBe(name);
});
