import { apiError } from '@aic/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderBilling } from '../../testing/render-billing.tsx';

type Handlers = NonNullable<Parameters<typeof renderBilling>[1]>['handlers'];

const session = (id: string, isCurrent: boolean) => ({
  id: `01999999-0000-7000-8000-00000000000${id}`,
  browser: isCurrent ? 'Firefox on Linux' : null,
  network: '203.0.113.0/24',
  createdAt: '2030-01-01T00:00:00.000Z',
  lastSeenAt: '2030-01-02T00:00:00.000Z',
  isCurrent,
});

/** A server whose list follows what was ended. */
function open(handlers: Handlers = {}, hasPassword = true) {
  let sessions = [session('1', true), session('2', false), session('3', false)];
  const backend: Handlers = { ...handlers };
  backend['GET /api/account/security'] ??= () => ({ hasPassword });
  backend['GET /api/account/second-factor'] ??= () => ({ isOn: false, recoveryCodesLeft: 0 });
  backend['GET /api/account/sessions'] ??= () => sessions;
  backend['GET /api/account/export'] ??= () => ({
    state: 'none',
    requestedAt: null,
    sizeBytes: null,
    expiresAt: null,
    nextAt: null,
  });
  backend['POST /api/account/sessions/end-others'] ??= () => {
    sessions = sessions.filter(({ isCurrent }) => isCurrent);
    return { count: 2 };
  };
  backend[`DELETE /api/account/sessions/${session('2', false).id}`] ??= () => {
    sessions = sessions.filter(({ id }) => id !== session('2', false).id);
    return {};
  };
  return renderBilling('/account/security', { handlers: backend });
}

const POST = 'POST /api/account/password';
const present = () => screen.findByLabelText<HTMLInputElement>('Present password');
const next = () => screen.getByLabelText<HTMLInputElement>('New password');
const save = () => screen.getByRole('button', { name: 'Change password' });
const rows = async () => {
  await screen.findByText('This browser');
  return screen.getAllByRole('row').slice(1);
};

describe('the password form', () => {
  it('changes the password, empties its fields and says what it did', async () => {
    const { user, shell, requestsTo } = await open({ [POST]: () => ({}) });
    await user.type(await present(), 'the old one');
    await user.type(next(), 'the new one');
    await user.click(save());

    await waitFor(() => expect(shell.calls.toasts).toMatchObject([{ title: 'Password changed' }]));
    expect(requestsTo(POST).map(({ json }) => json)).toEqual([
      { currentPassword: 'the old one', password: 'the new one' },
    ]);
    expect([(await present()).value, next().value]).toEqual(['', '']);
  });

  it('says at its field that the present password is wrong, and goes there', async () => {
    const fields = { currentPassword: 'This is not your present password.' };
    const { user } = await open({
      [POST]: () =>
        Response.json({ message: 'x', code: 'invalid_request', requestId: 'r', fields }, { status: 400 }),
    });
    await user.type(await present(), 'a guess');
    await user.type(next(), 'the new one');
    await user.click(save());

    expect(await screen.findByText(fields.currentPassword)).toBeTruthy();
    expect(document.activeElement).toBe(await present());
    expect(next().value).toBe('the new one');
  });

  it('sends nothing that cannot be right', async () => {
    const { user, requestsTo } = await open();
    await user.type(await present(), 'the old one');
    // Of 14 units in UTF-16, and of 7 characters.
    await user.type(next(), '🦊'.repeat(7));
    await user.click(save());

    expect(document.activeElement).toBe(next());
    expect(next().getAttribute('aria-invalid')).toBe('true');
    expect(requestsTo(POST)).toEqual([]);
  });

  it('says how long to wait after too many guesses', async () => {
    const { user } = await open({
      [POST]: () => apiError(429, { message: 'Please try again in 9 minutes.' }),
    });
    await user.type(await present(), 'a guess');
    await user.type(next(), 'the new one');
    await user.click(save());

    expect(await screen.findByText('Please try again in 9 minutes.')).toBeTruthy();
  });

  it('gives way to a mailed link for users without a password', async () => {
    await open({}, false);

    const link = await screen.findByRole('link', { name: 'Set a password' });
    expect(link.getAttribute('href')).toBe('/forgot-password');
    expect(screen.queryByLabelText('Present password')).toBeNull();
  });

  it('can be asked for again when the server did not answer', async () => {
    let isDown = true;
    const { user } = await open({
      'GET /api/account/security': () => (isDown ? apiError(500, { message: 'x' }) : { hasPassword: true }),
    });
    await screen.findByText('Your ways to sign in could not be loaded');
    isDown = false;
    await user.click(screen.getByRole('button', { name: /again|Retry/ }));

    expect(await present()).toBeTruthy();
  });
});

describe('the sessions', () => {
  it('mark this browser, and have no button to end it', async () => {
    await open();
    const [own, other] = await rows();

    expect(own?.textContent).toMatch(/^Firefox on Linux This browser/);
    expect(own?.querySelector('button')).toBeNull();
    expect(other?.textContent).toContain('Unknown browser');
    expect(other?.textContent).toContain('203.0.113.0/24');
  });

  it('are ended one by one', async () => {
    const { user } = await open();
    await rows();
    const [first] = screen.getAllByRole('button', { name: /^End Unknown browser/ });
    if (first) await user.click(first);

    await waitFor(async () => expect(await rows()).toHaveLength(2));
  });

  it('are ended all but this one, and then there is nothing to end', async () => {
    const { user, shell } = await open();
    await user.click(await screen.findByRole('button', { name: 'End all others' }));

    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(shell.calls.toasts).toMatchObject([{ title: 'The other sessions are ended' }]);
    expect(screen.queryByRole('button', { name: 'End all others' })).toBeNull();
  });
});
