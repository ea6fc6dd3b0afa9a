import type { AdminUser, FailedJob, PaymentEvent } from '@aic/sdk/admin';
import { apiError } from '@aic/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderAdmin } from './testing/render-admin.tsx';

const ADA: AdminUser = {
  id: '0197a000-0000-7000-8000-000000000001',
  email: 'ada@example.com',
  name: 'Ada',
  plan: 'pro',
  credits: 480,
  isAdmin: false,
  isEmailVerified: true,
  createdAt: '2026-11-21T10:00:00.000Z',
  blockedAt: null,
  generations: 12,
  failed: 1,
};

const JOB: FailedJob = {
  id: '0197a000-0000-7000-8000-000000000002',
  userId: ADA.id,
  email: ADA.email,
  kind: 'video',
  provider: 'preview',
  prompt: 'waves',
  errorCode: 'timeout',
  error: 'It took too long.',
  attempts: 3,
  credits: 20,
  creditsReturned: 20,
  createdAt: '2026-11-21T10:00:00.000Z',
  failedAt: '2026-11-21T10:05:00.000Z',
  isRetried: false,
};

const EVENT: PaymentEvent = {
  id: 'evt_1',
  type: 'invoice.paid',
  objectId: 'in_1',
  createdAt: '2026-11-21T10:00:00.000Z',
  receivedAt: '2026-11-21T10:00:00.000Z',
  processedAt: null,
  attempts: 2,
  error: 'Stripe could not be reached.',
};

const USERS = { 'GET /api/admin/users': () => [ADA] };

it('is shown to admins only, and asks for nothing of others', async () => {
  const { gets } = await renderAdmin('/admin', {}, { isAdmin: false });

  expect(await screen.findByText('This page is for admins only')).toBeDefined();
  expect(gets().filter((path) => path.startsWith('/api/admin'))).toEqual([]);
});

it('makes who has opened the address of the start the admin, and says why not', async () => {
  const { user, posts } = await renderAdmin(
    '/admin?code=3F9A',
    { 'POST /api/account/first-admin': () => apiError(403, { message: 'This code opens nothing.' }) },
    { isAdmin: false },
  );

  await user.click(await screen.findByRole('button', { name: 'Become the admin' }));

  expect((await screen.findByRole('alert')).textContent).toBe('This code opens nothing.');
  expect(posts()).toMatchObject([{ path: '/api/account/first-admin', json: { code: '3F9A' } }]);
});

it('says that a copy of a studio is held, and what to do', async () => {
  const held = {
    since: '2026-11-28T10:00:00.000Z',
    reason: 'another database server is at work in its store',
  };
  await renderAdmin('/admin?view=users', { 'GET /api/admin/installation': () => ({ held }) });
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /held since .* because another database server .* until “npm run storage:adopt”\./,
  );
});

describe('credits', () => {
  it('are given with a reason, under one key however often the button is pressed', async () => {
    let isFirst = true;
    const { user, posts, shell } = await renderAdmin('/admin?view=users', {
      ...USERS,
      [`POST /api/admin/users/${ADA.id}/credits`]: () => {
        if (!isFirst) return { credits: 580 };
        isFirst = false;
        return apiError(503, { message: 'Please try again.' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Credits of ada@example.com' }));
    const adjust = screen.getByRole('button', { name: 'Adjust' });
    await user.type(screen.getByRole('textbox', { name: /^Credits/ }), '100');
    expect(adjust.hasAttribute('disabled'), 'without a reason').toBe(true);
    await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'sorry');
    await user.click(adjust);
    await waitFor(() => expect(shell.calls.toasts).toMatchObject([{ title: 'This was not done' }]));

    await user.click(adjust);
    await waitFor(() => expect(shell.calls.toasts.at(-1)).toEqual({ title: 'Credits adjusted' }));

    const [first, second] = posts().map(({ json }) => json);
    expect(second).toEqual(first);
    expect(first).toEqual({ amount: 100, reason: 'sorry', key: expect.any(String) });
  });

  it('are given back for an item that is named', async () => {
    const { user, posts } = await renderAdmin('/admin?view=users', {
      ...USERS,
      [`POST /api/admin/users/${ADA.id}/credits`]: () => ({ credits: 500, amount: 20 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Credits of ada@example.com' }));
    await user.type(screen.getByRole('textbox', { name: /^Credits/ }), '20');
    await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'six fingers');
    await user.type(screen.getByRole('textbox', { name: /^For item/ }), ` ${ADA.id} `);
    await user.click(screen.getByRole('button', { name: 'Adjust' }));

    await waitFor(() => expect(posts()[0]?.json).toMatchObject({ amount: 20, item: ADA.id }));
  });
});

it('tells how many credits were taken when the user had fewer', async () => {
  const { user, shell } = await renderAdmin('/admin?view=users', {
    ...USERS,
    [`POST /api/admin/users/${ADA.id}/credits`]: () => ({ credits: 0, amount: -480 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Credits of ada@example.com' }));
  await user.type(screen.getByRole('textbox', { name: /^Credits/ }), '-99999');
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'fraud');
  await user.click(screen.getByRole('button', { name: 'Adjust' }));

  await waitFor(() =>
    expect(shell.calls.toasts).toEqual([
      { title: 'Credits adjusted', description: '480 were taken: the user had no more. The audit says so.' },
    ]),
  );
});

it('leads through a long list to its end, and reads all of it again after an act', async () => {
  const other = { ...JOB, id: '0197a000-0000-7000-8000-000000000004', email: 'eve@example.com' };
  const { user, gets } = await renderAdmin('/admin?view=jobs', {
    'GET /api/admin/jobs': ({ path }) =>
      path.includes('cursor=')
        ? [other]
        : Response.json([JOB], { headers: { link: '</api/admin/jobs?cursor=1_a>; rel="next"' } }),
    [`POST /api/admin/jobs/${other.id}/retry`]: () => ({ id: other.id }),
  });
  await user.click(await screen.findByRole('button', { name: 'Show more: Failed jobs' }));
  const retry = await screen.findByRole('button', { name: 'Retry video of eve@example.com' });
  expect(screen.getByRole('button', { name: 'Retry video of ada@example.com' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Show more: Failed jobs' })).toBeNull();

  await user.click(retry);
  await waitFor(() => expect(gets().filter((path) => path.includes('cursor='))).toHaveLength(2));
});

it('blocks a user with a reason', async () => {
  const { user, posts } = await renderAdmin('/admin?view=users', {
    ...USERS,
    [`POST /api/admin/users/${ADA.id}/block`]: () => ({}),
  });
  await user.click(await screen.findByRole('button', { name: 'Block ada@example.com' }));
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'spam');
  await user.click(screen.getByRole('button', { name: 'Block' }));

  await waitFor(() => expect(posts()[0]?.json).toEqual({ isBlocked: true, reason: 'spam' }));
});

it('searches for the words as they are typed', async () => {
  const { user, gets } = await renderAdmin('/admin?view=users');
  await user.type(screen.getByRole('searchbox'), 'ada & co%{Enter}');

  await waitFor(() => expect(gets()).toContain('/api/admin/users?query=ada%20%26%20co%25'));
  expect(await screen.findByText('Nobody matches')).toBeDefined();
});

it('says why a job failed, and starts it again', async () => {
  const { user, posts } = await renderAdmin('/admin?view=jobs', {
    'GET /api/admin/jobs': () => [
      JOB,
      { ...JOB, id: '0197a000-0000-7000-8000-000000000003', isRetried: true },
    ],
    [`POST /api/admin/jobs/${JOB.id}/retry`]: () => ({ id: JOB.id }),
  });
  expect(await screen.findAllByText('It took too long.')).toHaveLength(2);
  expect(screen.getByText('Retried')).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Retry video of ada@example.com' }));
  await waitFor(() => expect(posts()).toHaveLength(1));
});

it('shows which events wait and why, and replays one', async () => {
  const { user, posts } = await renderAdmin('/admin?view=payments', {
    'GET /api/admin/events': () => [EVENT],
    'POST /api/admin/events/evt_1/replay': () => ({}),
  });
  expect(await screen.findByText('2: Stripe could not be reached.')).toBeDefined();
  expect(screen.getByText('Not compared yet')).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Replay invoice.paid in_1' }));
  await waitFor(() => expect(posts()).toHaveLength(1));
});

it('offers another try when a list cannot be loaded', async () => {
  let isBroken = true;
  const { user } = await renderAdmin('/admin?view=acts', {
    'GET /api/admin/acts': () => (isBroken ? apiError(503, { message: 'Later, please.' }) : []),
  });
  expect(await screen.findByText('Later, please.')).toBeDefined();

  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing yet')).toBeDefined();
});
