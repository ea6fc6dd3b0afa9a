import { describe, expect, it } from 'vitest';
import { leftOnPage, loadFrom } from './pages.ts';

type Handlers = Record<string, () => unknown>;

describe('account', () => {
  it.each([
    '/profile',
    '/account',
    '/account/usage',
    '/account/invoices',
    '/account/receipt?invoice=in_1',
    '/account/security',
    '/subscribe?plan=pro',
  ])('%s', async (path) => {
    const { renderBilling } = await loadFrom<{
      renderBilling(path: string, options: object): Promise<unknown>;
    }>('mf-billing/src/testing/render-billing.tsx');
    const { subscription, invoice, usageEntry } = await loadFrom<Record<string, (change?: object) => object>>(
      'mf-billing/src/testing/samples.ts',
    );
    const handlers: Handlers = {
      'GET /api/invoices': () => [invoice?.()],
      'GET /api/usage': () => ({ entries: [usageEntry?.()], nextCursor: null }),
      'GET /api/account/sessions': () => [],
    };
    await renderBilling(path, { subscription: path === '/account' ? subscription?.() : null, handlers });
    expect(await leftOnPage()).toEqual([]);
  });
});

describe('administration', () => {
  it.each(['users', 'jobs', 'reports', 'payments', 'engines', 'releases', 'acts'])('%s', async (view) => {
    const { renderAdmin } = await loadFrom<{ renderAdmin(path: string): Promise<unknown> }>(
      'mf-admin/src/testing/render-admin.tsx',
    );
    await renderAdmin(`/admin?view=${view}`);
    expect(await leftOnPage()).toEqual([]);
  });
});
