import type { User } from '@aic/sdk';
import { apiError, FAKE_USER } from '@aic/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderBilling } from '../../testing/render-billing.tsx';
import { creatorSubscription, subscription } from '../../testing/samples.ts';

const section = (name: string) => within(screen.getByRole('region', { name }));
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const PATCH = 'PATCH /api/profile';

/** Stores what it is sent, as the gateway does. */
const saving = () => {
  const handlers: Record<string, () => object> = {};
  handlers[PATCH] = () => ({ ...FAKE_USER, displayName: 'Countess' });
  return handlers;
};

describe('notifications by mail', () => {
  it('need a confirmed address: the form says so, and leads to where that is done', async () => {
    await renderBilling('/profile', { user: { isEmailVerified: false } });

    expect(screen.getByRole('link', { name: 'Confirm it' }).getAttribute('href')).toBe('/verify-email');
    // Mails about the account and receipts are sent all the same.
    expect(screen.getByText(/no mail tells of finished videos and tracks/)).toBeTruthy();
  });

  it('need nothing more once it is confirmed', async () => {
    await renderBilling('/profile', { user: { isEmailVerified: true } });

    expect(screen.queryByRole('link', { name: 'Confirm it' })).toBeNull();
  });
});

describe('the overview', () => {
  it.each<[Partial<User>, string]>([
    [{ displayName: 'The Countess', firstName: 'Ada' }, 'The Countess'],
    [{ firstName: 'Ada', lastName: 'Lovelace' }, 'Ada Lovelace'],
    [{ firstName: null, lastName: 'Lovelace' }, 'Lovelace'],
    [{ firstName: null, lastName: null }, 'Anonymous User'],
  ])('[2.profile.overview] names the user: %j', async (user, name) => {
    await renderBilling('/profile', { user });

    expect(section('Overview').getByRole('heading').textContent).toBe(name);
  });

  it('[2.profile.overview] has initial, plan, e-mail, credits, bio, location, website and handle', async () => {
    await renderBilling('/profile', {
      credits: 480,
      user: {
        plan: 'creator',
        isPro: true,
        bio: 'I write programs.',
        location: 'London',
        website: 'https://ada.example.com/notes',
        twitterHandle: 'ada',
      },
    });
    const overview = section('Overview');

    expect(await overview.findByText('480')).toBeTruthy();
    for (const text of ['A', 'Creator+', 'ada@example.com', 'I write programs.', 'London']) {
      expect(overview.getByText(text)).toBeTruthy();
    }
    expect(overview.getByRole('link', { name: 'ada.example.com' })).toHaveProperty(
      'href',
      'https://ada.example.com/notes',
    );
    expect(overview.getByRole('link', { name: '@ada' })).toHaveProperty('href', 'https://twitter.com/ada');
  });

  it.each([
    ['Ada Lovelace', 'A'],
    ['élodie durand', 'É'],
    ['(ß)', 'S'],
  ])('shows one letter of the name %s', async (displayName, letter) => {
    await renderBilling('/profile', { user: { displayName } });

    expect(section('Overview').getByText(letter, { exact: true })).toBeTruthy();
  });

  it('makes no link of an address that is none', async () => {
    await renderBilling('/profile', { user: { website: 'javascript:alert(1)' } });

    expect(section('Overview').queryByRole('link')).toBeNull();
  });
});

describe('the form', () => {
  it('[2.profile.form] has every field, filled with what is stored', async () => {
    await renderBilling('/profile', {
      user: {
        displayName: 'Ada',
        location: 'London',
        bio: 'Hello',
        website: 'https://a.example',
        twitterHandle: 'ada',
      },
    });

    expect(field('Display Name').value).toBe('Ada');
    expect(field('Location').value).toBe('London');
    expect(field('Bio').value).toBe('Hello');
    expect(field('Website').value).toBe('https://a.example');
    expect(field('Twitter Handle').value).toBe('ada');
    expect(screen.getByRole('switch', { name: 'Email Notifications' }).ariaChecked).toBe('true');
    expect(screen.getByRole('switch', { name: 'Public Profile' }).ariaChecked).toBe('false');
    expect(screen.queryByRole('switch', { name: /in Files/ })).toBeNull();
  });

  it("[2.profile.form] sends all of it, and says 'Saving...' meanwhile", async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const { user, requestsTo } = await renderBilling('/profile', { handlers: { [PATCH]: () => promise } });
    await user.type(field('Display Name'), 'Countess');
    await user.type(field('Twitter Handle'), '@ada');
    await user.click(screen.getByRole('switch', { name: 'Email Notifications' }));
    await user.click(screen.getByRole('button', { name: 'Save Profile' }));

    const busy = await screen.findByRole('button', { name: 'Saving...' });
    await user.click(busy);
    expect(requestsTo(PATCH).map(({ json }) => json)).toEqual([
      {
        displayName: 'Countess',
        bio: '',
        location: '',
        website: '',
        twitterHandle: 'ada',
        emailNotifications: false,
        publicProfile: false,
      },
    ]);
    await act(async () => resolve({ ...FAKE_USER, displayName: 'Countess' }));
    await screen.findByRole('button', { name: 'Save Profile' });
  });

  it('has switches for what files say, where the server knows them', async () => {
    const { user, requestsTo } = await renderBilling('/profile', {
      user: { filesSayPrompt: false, filesSayName: false },
      handlers: saving(),
    });
    await user.click(screen.getByRole('switch', { name: 'Name in Files' }));
    await user.click(screen.getByRole('button', { name: 'Save Profile' }));

    await waitFor(() =>
      expect(requestsTo(PATCH)[0]?.json).toMatchObject({ filesSayPrompt: false, filesSayName: true }),
    );
  });

  it("[8.profile] says 'Profile Updated', and asks for the user again", async () => {
    const { user, shell, server, requestsTo } = await renderBilling('/profile', { handlers: saving() });
    await user.type(field('Display Name'), 'Countess');
    server.user = { ...server.user, displayName: 'Countess' };
    await user.click(screen.getByRole('button', { name: 'Save Profile' }));

    await waitFor(() =>
      expect(shell.calls.toasts).toEqual([
        { title: 'Profile Updated', description: 'Your profile has been saved successfully.' },
      ]),
    );
    await waitFor(() => expect(section('Overview').getByRole('heading').textContent).toBe('Countess'));
    expect(requestsTo('GET /api/auth/user')).toHaveLength(2);
  });

  it.each([
    [() => apiError(400, { message: 'The name is taken.' }), 'The name is taken.'],
    [() => new Response('', { status: 502 }), 'Failed to update profile'],
    [() => Promise.reject(new TypeError('Failed to fetch')), 'Failed to update profile'],
  ])("[8.profile] says 'Update Failed', and keeps what was typed", async (response, description) => {
    const { user, shell } = await renderBilling('/profile', { handlers: { [PATCH]: response } });
    await user.type(field('Display Name'), 'Countess');
    await user.click(screen.getByRole('button', { name: 'Save Profile' }));

    await waitFor(() =>
      expect(shell.calls.toasts).toEqual([{ title: 'Update Failed', description, variant: 'destructive' }]),
    );
    expect(field('Display Name').value).toBe('Countess');
  });

  it.each(['ada', 'ada.example', 'https://', 'javascript:alert(1)', 'ftp://a.example'])(
    "[5.profile.website] says 'Please enter a valid URL' of %s, and sends nothing",
    async (website) => {
      const { user, requestsTo } = await renderBilling('/profile');
      await user.type(field('Website'), website);
      await user.click(screen.getByRole('button', { name: 'Save Profile' }));

      expect(await screen.findByText('Please enter a valid URL')).toBeTruthy();
      expect(field('Website').getAttribute('aria-invalid')).toBe('true');
      expect(requestsTo(PATCH)).toEqual([]);
      await user.type(field('Website'), 'x');
      expect(screen.queryByText('Please enter a valid URL')).toBeNull();
    },
  );

  it('shows what the server refuses at its field', async () => {
    const refusal = Response.json(
      { message: 'Some fields are not valid.', code: 'invalid_request', fields: { handle: 'It is taken' } },
      { status: 400 },
    );
    const { user, requestsTo } = await renderBilling('/profile', { handlers: { [PATCH]: () => refusal } });
    await user.click(screen.getByRole('switch', { name: 'Public Profile' }));
    await user.type(field('Public address'), 'ada');
    await user.click(screen.getByRole('button', { name: 'Save Profile' }));

    expect(await screen.findByText('It is taken')).toBeTruthy();
    expect(requestsTo(PATCH)[0]?.json).toMatchObject({ publicProfile: true, handle: 'ada' });
  });
});

describe('subscription and credits', () => {
  it('[2.profile.subscription] shows the plan and the way to the account', async () => {
    await renderBilling('/profile', { subscription: creatorSubscription() });
    const card = section('Subscription & Billing');

    expect(await card.findByText('Creator+')).toBeTruthy();
    for (const text of ['$19.99/month', '1500 per month', 'Dec 1, 2026', 'Active']) {
      expect(card.getByText(text)).toBeTruthy();
    }
    expect(card.getByRole('link', { name: 'Manage Subscription' })).toHaveProperty('pathname', '/account');
  });

  it("[2.profile.subscription] says 'Ending {date}' of one that was cancelled", async () => {
    await renderBilling('/profile', { subscription: subscription({ cancel_at_period_end: true }) });

    expect(await section('Subscription & Billing').findByText('Ending Dec 1, 2026')).toBeTruthy();
  });

  it("[2.profile.subscription] says 'No Active Subscription', with the way to the plans", async () => {
    await renderBilling('/profile', { subscription: null });
    const card = section('Subscription & Billing');

    expect(await card.findByText('No Active Subscription')).toBeTruthy();
    expect(card.getByRole('link', { name: 'View Plans' })).toHaveProperty('pathname', '/subscribe');
  });

  it('offers a retry when the subscription could not be loaded', async () => {
    const { user, backend, server } = await renderBilling('/profile', {
      handlers: { 'GET /api/subscription': () => new Response('', { status: 502 }) },
    });
    const card = section('Subscription & Billing');
    await card.findByRole('alert');
    backend.handlers['GET /api/subscription'] = () => ({ subscription: server.subscription });
    await user.click(card.getByRole('button', { name: 'Try again' }));

    expect(await card.findByText('No Active Subscription')).toBeTruthy();
  });

  it('[6.role.guard] leads to the sign-in when the subscription call answers 401', async () => {
    const { shell } = await renderBilling('/profile', {
      handlers: { 'GET /api/subscription': () => apiError(401, { message: 'Unauthorized' }) },
    });

    await waitFor(() => expect(shell.calls.navigations).toEqual(['/auth?returnTo=%2Fprofile']));
  });

  it.each([
    [null, 1],
    ['pro' as const, 0],
  ])("[2.profile.balance] offers 'Get More Credits' to users without a plan (%s)", async (plan, count) => {
    await renderBilling('/profile', { credits: 480, user: { plan } });
    const card = section('Credit Balance');

    await card.findByText(/^480/);
    const links = card.queryAllByRole('link', { name: 'Get More Credits' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(count).fill('/subscribe'));
  });

  it('[2.profile.tools] has shortcuts to the tools, with their prices', async () => {
    await renderBilling('/profile');

    const links = section('AI Tools').getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Images20 credits', '/'],
      ['Videos20 credits', '/video'],
      ['Music12 credits', '/music'],
      ['Text30 credits', '/text'],
    ]);
  });
});
