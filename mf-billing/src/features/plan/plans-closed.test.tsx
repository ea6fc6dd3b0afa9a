import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderBilling } from '../../testing/render-billing.tsx';
import { subscription } from '../../testing/samples.ts';

const CLOSED = 'Plans cannot be bought at the moment.';

beforeEach(() => {
  document.documentElement.dataset['off'] = 'plans';
});
afterEach(() => {
  delete document.documentElement.dataset['off'];
});

const linksToCheckout = () =>
  screen
    .queryAllByRole<HTMLAnchorElement>('link')
    .map(({ pathname }) => pathname)
    .filter((path) => path === '/subscribe');

it.each(['/account', '/profile'])(
  '%s leads no user to a checkout that cannot be set up, and says so',
  async (path) => {
    await renderBilling(path, { subscription: null, credits: 0 });

    expect((await screen.findAllByText(CLOSED)).length).toBeGreaterThan(0);
    expect(linksToCheckout()).toEqual([]);
  },
);

it('shows a plan that a user has, and offers no other one', async () => {
  await renderBilling('/account', { subscription: subscription() });
  const plans = within(await screen.findByRole('region', { name: 'Available Plans' }));

  expect(plans.getByRole('button', { name: /^Upgrade to Creator\+/ }).ariaDisabled).toBe('true');
  expect(screen.getAllByRole('button', { name: /^Upgrade to Creator\+/ })).toHaveLength(1);
});

it('asks for no payment at the checkout, and shows no error there', async () => {
  const { backend, shell } = await renderBilling('/subscribe?plan=pro');

  expect(await screen.findByRole('heading', { name: 'Plans cannot be bought at the moment' })).toBeTruthy();
  expect(backend.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  expect(shell.calls.toasts).toEqual([]);
});
