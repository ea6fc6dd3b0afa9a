import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderBilling } from '../../testing/render-billing.tsx';
import { creatorSubscription, subscription } from '../../testing/samples.ts';

const current = async () => within(await screen.findByRole('region', { name: 'Current Subscription' }));
const plans = async () => within(await screen.findByRole('region', { name: 'Available Plans' }));
const names = (elements: HTMLElement[]): Array<string | null> =>
  elements.map(({ textContent }) => textContent);

it('[2.account.head] shows e-mail and credits available', async () => {
  await renderBilling('/account', { credits: 480 });

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Account Settings');
  expect(screen.getByText('ada@example.com')).toBeTruthy();
  expect(await screen.findByText('480 credits available')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Credit history' })).toHaveProperty('pathname', '/account/usage');
  expect(screen.getByRole('link', { name: 'Invoices' })).toHaveProperty('pathname', '/account/invoices');
  expect(screen.getByRole('link', { name: 'Security' })).toHaveProperty('pathname', '/account/security');
});

it.each([
  [29, 1],
  [30, 0],
])('warns when not every button can be pressed any more (%i credits)', async (credits, count) => {
  await renderBilling('/account', { credits });
  await screen.findByText(`${credits} credits available`);

  expect(screen.queryAllByRole('group', { name: `Only ${credits} credits left` })).toHaveLength(count);
});

it('does not warn admins, who pay nothing', async () => {
  await renderBilling('/account', { credits: 0, user: { isAdmin: true } });

  expect(await screen.findByText('Unlimited credits available')).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'No credits left' })).toBeNull();
});

describe('the current subscription', () => {
  it('[2.account.current] [4.sub.active] shows plan, price, credits, next billing, status and card', async () => {
    await renderBilling('/account', { subscription: subscription() });
    const card = await current();

    expect(names(card.getAllByRole('definition'))).toEqual([
      'Pro',
      '$7.99/month',
      '500 per month',
      'Dec 1, 2026',
      'Active',
      'Visa •••• 4242, 04/2030',
    ]);
  });

  it.each([
    ['pro' as const, 'Upgrade to Creator+'],
    ['creator' as const, 'Downgrade to Pro'],
  ])('[2.account.actions] offers users of %s "%s" and to cancel', async (plan, action) => {
    await renderBilling('/account', {
      subscription: plan === 'pro' ? subscription() : creatorSubscription(),
    });

    expect(names((await current()).getAllByRole('button'))).toEqual([
      action,
      'Change card',
      'Cancel Subscription',
    ]);
  });

  it.each([
    [null, 'Paused'],
    [Date.UTC(2027, 0, 15, 12) / 1000, 'Paused until Jan 15, 2027'],
  ])('says that payments are paused, and what that means (until %s)', async (resumes_at, text) => {
    await renderBilling('/account', { subscription: subscription({ pause_collection: { resumes_at } }) });

    const card = await current();
    expect(names(card.getAllByRole('definition'))).toEqual(expect.arrayContaining(['Pro', text, 'Active']));
    expect(names(card.getAllByRole('button'))).toEqual(['Change card', 'Cancel Subscription']);
    expect(screen.getByRole('group', { name: 'Payments are paused' }).textContent).toContain(
      'no new credits are added',
    );
  });

  it('[2.account.actions] [2.account.ending] [2.account.current] offers to reactivate one that ends, and says when it ends', async () => {
    await renderBilling('/account', { subscription: subscription({ cancel_at_period_end: true }) });

    expect(names((await current()).getAllByRole('button'))).toEqual(['Change card', 'Reactivate Plan']);
    expect((await current()).getByText('Ending Dec 1, 2026')).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Subscription Ending' }).textContent).toContain(
      'Your plan ends on Dec 1, 2026.',
    );
  });

  it('says another day than the end of the month, when it ends then', async () => {
    const endsAt = Date.UTC(2026, 10, 20, 12) / 1000;
    await renderBilling('/account', {
      subscription: subscription({ cancel_at_period_end: true, cancel_at: endsAt }),
    });

    expect((await current()).getByText('Ending Nov 20, 2026')).toBeTruthy();
    expect((await current()).getByText('Nov 20, 2026')).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Subscription Ending' }).textContent).toContain(
      'Your plan ends on Nov 20, 2026.',
    );
  });

  it('says how much the next bill is while a downgrade waits', async () => {
    await renderBilling('/account', { subscription: creatorSubscription({ next_plan: 'pro' }) });

    expect((await current()).getByText('$19.99/month')).toBeTruthy();
    expect((await current()).getByText('$7.99 for Pro')).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Changing to Pro' }).textContent).toContain(
      'From Dec 1, 2026 on you have Pro, for $7.99 a month with 500 credits.',
    );
  });

  it.each(['incomplete', 'canceled'] as const)(
    '[4.sub.active] shows no plan while it is %s',
    async (status) => {
      await renderBilling('/account', { subscription: subscription({ status }) });

      expect((await current()).getByText('No Active Subscription')).toBeTruthy();
      expect((await current()).queryByText('$7.99/month')).toBeNull();
    },
  );

  it('[4.sub.active] says what to do about an open invoice, and shows no plan until it is paid', async () => {
    await renderBilling('/account', {
      subscription: subscription({ status: 'past_due', action: 'update_card' }),
    });

    expect((await current()).getByText('Payment overdue')).toBeTruthy();
    expect((await current()).queryByText('$7.99/month')).toBeNull();
    const notice = within(screen.getByRole('group', { name: 'Your last payment failed' }));
    expect(names(notice.getAllByRole('button'))).toEqual(['Try again', 'Update card']);
    const buttons = (await plans()).getAllByRole('button');
    expect(buttons.map(({ title }) => title)).toEqual([
      'The open invoice comes first',
      'The open invoice comes first',
    ]);
  });
});

describe('the plans', () => {
  it('[2.account.plans] compares both, with the way to the other one', async () => {
    await renderBilling('/account', { subscription: subscription() });
    const section = await plans();

    expect(section.getByText('500 credits per month')).toBeTruthy();
    expect(section.getByText('1500 credits per month')).toBeTruthy();
    expect(names(section.getAllByRole('button'))).toEqual(['Current plan', 'Upgrade to Creator+']);
  });

  it("[2.account.plans] offers users of Creator+ 'Switch to Pro'", async () => {
    await renderBilling('/account', { subscription: creatorSubscription() });

    expect(names((await plans()).getAllByRole('button'))).toEqual(['Switch to Pro', 'Current plan']);
  });

  it('[2.account.none] leads users without a subscription to the checkout', async () => {
    await renderBilling('/account', { subscription: null });

    const links = [...(await current()).getAllByRole('link'), ...(await plans()).getAllByRole('link')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/subscribe?plan=pro',
      '/subscribe?plan=creator',
      '/subscribe?plan=pro',
      '/subscribe?plan=creator',
    ]);
  });
});

it('[2.account.guide] says what results cost at most, and no more than the terms do', async () => {
  await renderBilling('/account');

  const guide = within(await screen.findByRole('region', { name: 'Credit Usage Guide' }));
  expect(guide.getByText(/^Up to 50 credits per image, video and music, 30 per text/)).toBeTruthy();
  expect(names(guide.getAllByRole('definition'))).toEqual([
    'up to 50 credits',
    'up to 50 credits',
    'up to 50 credits',
    'up to 30 credits',
  ]);
});

it('offers a retry when the subscription could not be loaded', async () => {
  const { user, backend } = await renderBilling('/account', {
    handlers: { 'GET /api/subscription': () => Promise.reject(new TypeError('Failed to fetch')) },
  });
  await screen.findByText('Your subscription could not be loaded');
  backend.handlers['GET /api/subscription'] = () => ({ subscription: subscription() });
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect((await current()).getByText('$7.99/month')).toBeTruthy();
});

it.each([
  [null, '24-48 hours'],
  ['pro', '2-4 hours'],
] as const)('[6.support] says how soon support answers on plan %s: %s', async (plan, time) => {
  await renderBilling('/account', { user: { plan } });

  expect(await screen.findByText(`Support answers within ${time}.`)).toBeDefined();
});
