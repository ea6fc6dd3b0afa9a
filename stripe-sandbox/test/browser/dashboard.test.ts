import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxOfFile } from '../sandbox-of-file.ts';
import { newSubscriber } from '../subscriber.ts';
import { launchChromium, violations } from './launch-chromium.ts';

describe('the dashboard', () => {
  const get = sandboxOfFile();
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await launchChromium();
    page = await (await browser.newContext()).newPage();
  });

  afterAll(() => browser.close());

  it('lists what there is, accessibly, and its buttons advance a clock, renew, dispute and refund', async () => {
    const { sandbox, stripe } = get();
    const { customer } = await newSubscriber(stripe);
    await page.goto(sandbox.url);
    expect(await page.getByRole('cell', { name: customer.id }).count()).toBeGreaterThan(0);
    expect(await violations(page)).toEqual([]);
    const statuses = async () =>
      (await stripe.invoices.list({ customer: customer.id })).data.map(({ status }) => status);
    await page.getByRole('button', { name: /^Advance/ }).click();
    await page.waitForURL(`${sandbox.url}/`);
    await expect.poll(statuses).toEqual(['paid', 'paid']);
    await page.getByRole('button', { name: /^Renew now/ }).click();
    await expect.poll(statuses).toEqual(['paid', 'paid', 'paid']);
    await page
      .getByRole('button', { name: /^Dispute/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Win/ }).click();
    await expect.poll(async () => (await stripe.disputes.list()).data[0]?.status).toBe('won');
    await page
      .getByRole('button', { name: /^Refund/ })
      .first()
      .click();
    await expect.poll(() => sandbox.counts().refunds).toBe(1);
  });

  it("has a page for each invoice and receipt, where the objects' links lead", async () => {
    const { stripe } = get();
    const { customer } = await newSubscriber(stripe);
    const [invoice] = (await stripe.invoices.list({ customer: customer.id })).data;
    await page.goto(invoice?.hosted_invoice_url ?? '');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      `Invoice ${invoice?.number ?? ''}`,
    );
    expect(await page.getByText('Plan 1000').count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    const [charge] = (await stripe.charges.list({ customer: customer.id })).data;
    await page.goto(charge?.receipt_url ?? '');
    expect(await page.getByText('Paid with visa 4242').count()).toBe(1);
  });
});
