import { apiError } from '@aic/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderAdmin } from './testing/render-admin.tsx';

const AT = '2026-11-21T10:00:00.000Z';
const LISTS = [
  ['users', 'GET /api/admin/users', 'Users', 'Nobody matches'],
  ['jobs', 'GET /api/admin/jobs', 'Failed jobs', 'No failed jobs'],
  ['reports', 'GET /api/admin/reports', 'Reports', 'No open reports'],
  ['payments', 'GET /api/admin/events', 'Events', 'No events yet'],
  ['payments', 'GET /api/admin/reconciliations', 'Comparisons', 'Not compared yet'],
  ['engines', 'GET /api/admin/engine-costs', 'Costs of 30 days', 'Nothing was asked of a vendor'],
  ['releases', 'GET /api/admin/remote-loads', 'Loading', 'No reports yet'],
  ['releases', 'GET /api/admin/slots', 'In pages of others', 'Nothing so far'],
  ['releases&tool=image', 'GET /api/admin/remotes/image/errors', 'Errors', 'No errors'],
  ['acts', 'GET /api/admin/acts', 'Audit', 'Nothing yet'],
] as const;

describe.each(LISTS)('view %s: %s', (view, route, caption, empty) => {
  it('keeps its place while the list loads', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    await renderAdmin(`/admin?view=${view}`, { [route]: () => promise });

    expect(await screen.findByRole('table', { name: caption })).toBeDefined();
    expect(screen.queryByText(empty)).toBeNull();

    resolve([]);
    expect(await screen.findByText(empty)).toBeDefined();
  });

  it('says what could not be loaded and why, and loads it on another try', async () => {
    let isBroken = true;
    const { user } = await renderAdmin(`/admin?view=${view}`, {
      [route]: () => (isBroken ? apiError(503, { message: 'Later, please.' }) : []),
    });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading').textContent).toBe(`${caption} could not be loaded`);
    expect(alert.textContent).toContain('Later, please.');

    isBroken = false;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText(empty)).toBeDefined();
  });

  it('takes a response that is no list for an error, not for an empty list', async () => {
    await renderAdmin(`/admin?view=${view}`, { [route]: () => ({ rows: [] }) });

    expect(await screen.findByText(`${caption} could not be loaded`)).toBeDefined();
    expect(screen.queryByText(empty)).toBeNull();
  });
});

it('leaves out rows of a newer gateway that it cannot read, and shows the others', async () => {
  const act = { id: 1, at: AT, admin: 'ada', act: 'block', user: 'eve', details: '' };
  await renderAdmin('/admin?view=acts', {
    'GET /api/admin/acts': () => [{ ...act, id: 'two' }, act, { ...act, id: 3, at: 'yesterday' }, null],
  });

  expect(await screen.findByRole('row', { name: /ada block eve –$/ })).toBeDefined();
  expect(screen.getAllByRole('row')).toHaveLength(2);
});

it('shows who did what to whom, and a dash where an act was about no user', async () => {
  await renderAdmin('/admin?view=acts', {
    'GET /api/admin/acts': () => [
      { id: 2, at: AT, admin: 'ada', act: 'credits', user: 'eve', details: 'amount: 100' },
      { id: 1, at: AT, admin: 'ada', act: 'compare', user: null, details: '' },
    ],
  });

  expect(await screen.findByRole('row', { name: /ada credits eve amount: 100$/ })).toBeDefined();
  expect(screen.getByRole('row', { name: /ada compare – –$/ })).toBeDefined();
});

it('shows what a credit has cost, and a dash where that is not known', async () => {
  const row = { kind: 'image', provider: 'openai', models: 'a', requests: 5, delivered: 4, seconds: 2.5 };
  const last = { lastOutcome: 'delivered', lastAt: AT };
  await renderAdmin('/admin?view=engines', {
    'GET /api/admin/engine-costs': () => [
      { ...row, ...last, engine: 'fine', credits: 80, dollars: 0.16, centsPerCredit: 0.2 },
      { ...row, ...last, engine: '', credits: 20, dollars: null, centsPerCredit: null },
    ],
  });

  const named = (name: RegExp) => screen.findByRole('row', { name });
  expect(await named(/^image, fine, a 4 of 5 2\.5 s 80 \$0\.16 0\.200 ¢/)).toBeDefined();
  expect(await named(/^image, openai, a 4 of 5 2\.5 s 20 – – /)).toBeDefined();
});

describe('the view', () => {
  it('is in the address, and takes the place of the view before in the history', async () => {
    const { user, gets } = await renderAdmin('/admin?view=users');
    const { length } = history;
    await user.click(screen.getByRole('tab', { name: 'Failed jobs' }));

    expect(await screen.findByText('No failed jobs')).toBeDefined();
    expect(location.search).toBe('?view=jobs');
    expect(history.length).toBe(length);
    expect(gets()).not.toContain('/api/admin/acts');
  });

  it('is the overview where the address names none that there is', async () => {
    await renderAdmin('/admin?view=secrets');

    expect(await screen.findByRole('tab', { name: 'Overview', selected: true })).toBeDefined();
  });
});

describe('a user', () => {
  const EVE = {
    id: '0197a000-0000-7000-8000-000000000001',
    email: 'eve@example.com',
    name: null,
    plan: 'creator',
    credits: -5,
    isAdmin: true,
    isEmailVerified: false,
    createdAt: AT,
    blockedAt: AT,
    generations: 12,
    failed: 1,
  };
  const users = { 'GET /api/admin/users': () => [EVE] };

  it('shows the plan, that the address is not confirmed, and that they are blocked', async () => {
    await renderAdmin('/admin?view=users', users);

    const row = await screen.findByRole('row', { name: /^eve@example\.com/ });
    expect(row.textContent).toContain('AdminCreator+UnconfirmedBlocked-512, 1');
  });

  it('is let in again, with a reason for the audit', async () => {
    const { user, posts, shell } = await renderAdmin('/admin?view=users', {
      ...users,
      [`POST /api/admin/users/${EVE.id}/block`]: () => ({}),
    });
    await user.click(await screen.findByRole('button', { name: 'Unblock eve@example.com' }));
    const unblock = screen.getByRole('button', { name: 'Unblock' });
    await user.type(screen.getByRole('textbox', { name: /^Reason/ }), ' ok ');
    expect(unblock.hasAttribute('disabled'), 'with a reason of two letters').toBe(true);
    await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'by phone ');
    await user.click(unblock);

    await waitFor(() => expect(shell.calls.toasts.at(-1)?.title).toBe('Unblocked: eve@example.com'));
    expect(posts()[0]?.json).toEqual({ isBlocked: false, reason: 'ok by phone' });
  });

  it.each(['0', '1.5', '1e3', '100000', '--1', 'ten'])('gets no credits by the amount %s', async (amount) => {
    const { user, posts } = await renderAdmin('/admin?view=users', users);
    await user.click(await screen.findByRole('button', { name: 'Credits of eve@example.com' }));
    await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'sorry');
    await user.type(screen.getByRole('textbox', { name: /^Credits/ }), `${amount}{Enter}`);

    expect(screen.getByRole('button', { name: 'Adjust' }).hasAttribute('disabled')).toBe(true);
    expect(posts()).toEqual([]);
  });
});

it('compares with Stripe now, and reads the comparisons again', async () => {
  const { user, posts, gets, shell } = await renderAdmin('/admin?view=payments', {
    'POST /api/admin/reconciliations': () => ({}),
  });
  await screen.findByText('Not compared yet');
  const before = gets().filter((path) => path === '/api/admin/reconciliations').length;
  await user.click(screen.getByRole('button', { name: 'Compare now' }));

  await waitFor(() => expect(shell.calls.toasts).toEqual([{ title: 'Compared' }]));
  await waitFor(() =>
    expect(gets().filter((path) => path === '/api/admin/reconciliations').length).toBeGreaterThan(before),
  );
  expect(posts()).toHaveLength(1);
});
