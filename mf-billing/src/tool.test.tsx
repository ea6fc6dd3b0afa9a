import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderBilling } from './testing/render-billing.tsx';

it.each([
  ['/profile', 'My Profile'],
  ['/account', 'Account Settings'],
  ['/account/', 'Account Settings'],
  ['/account/usage', 'Credit history'],
  ['/account/invoices', 'Invoices'],
  ['/account/receipt?invoice=in_1', 'Receipt'],
])(
  '[2.route.profile] [2.route.account] shows at %s the page %s, whose heading waits for nothing',
  async (path, title) => {
    await renderBilling(path, {
      handlers: Object.fromEntries(
        ['subscription', 'credits', 'auth/user', 'usage', 'usage/days', 'invoices', 'invoices/in_1'].map(
          (name) => [`GET /api/${name}`, () => new Promise<never>(() => {})],
        ),
      ),
    });

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  },
);
