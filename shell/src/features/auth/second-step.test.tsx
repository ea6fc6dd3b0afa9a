import { userQuery } from '@aic/sdk/host';
import { apiError, FAKE_USER } from '@aic/sdk/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { AuthPage } from './auth-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ENTER = 'POST /api/login/second-step';

function open(handlers: Parameters<typeof renderPage>[2] = {}, path = '/auth?step=code') {
  return renderPage(<AuthPage />, path, { 'GET /api/auth/options': () => ({ provider: null }), ...handlers });
}

const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
const submit = () => screen.getByRole('button', { name: 'Continue' });
const wrong = () =>
  Response.json(
    { message: 'x', code: 'invalid_request', requestId: 'r', fields: { code: 'This code is wrong.' } },
    { status: 400 },
  );

describe('a sign-in with a password', () => {
  it('goes on to the code where the account asks for one, without a word of failure', async () => {
    const { user, services } = open(
      { 'POST /api/login': () => apiError(401, { message: 'x', code: 'second_step_required' }) },
      '/auth?problem=expired&returnTo=%2Fmusic',
    );
    await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ada@example.com');
    await user.type(screen.getByLabelText('Password'), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));

    await waitFor(() => expect(document.activeElement).toBe(code()));
    expect(location.search).toBe('?returnTo=%2Fmusic&step=code');
    expect(JSON.stringify(services.store.getState())).not.toContain('Login failed');
  });
});

describe('the second step', () => {
  it('signs in with the code; its field is the one that phones fill in', async () => {
    const { user, backend, services } = open({ [ENTER]: () => FAKE_USER });
    expect([code().autocomplete, code().inputMode]).toEqual(['one-time-code', 'numeric']);
    await user.type(code(), '123456{Enter}');

    await waitFor(() =>
      expect(services.queryClient.getQueryData(userQuery(services.api).queryKey)).toEqual(FAKE_USER),
    );
    expect(
      backend.requests.filter(({ path }) => path === '/api/login/second-step').map(({ json }) => json),
    ).toEqual([{ code: '123456' }]);
  });

  it('says at the field that the code is wrong, goes there, and removes it once something is typed', async () => {
    const { user } = open({ [ENTER]: wrong });
    await user.type(code(), '123456');
    await user.click(submit());

    expect(await screen.findByText('This code is wrong.')).toBeTruthy();
    expect(code().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(code());
    await user.type(code(), '7');
    expect(screen.queryByText('This code is wrong.')).toBeNull();
  });

  it('sends nothing while nothing is typed', async () => {
    const { user, backend } = open();
    await user.click(submit());

    expect(screen.getByText('Type the code')).toBeTruthy();
    expect(backend.requests.some(({ path }) => path === '/api/login/second-step')).toBe(false);
  });

  it('takes a recovery code instead, in a field of its own', async () => {
    const { user, backend } = open({ [ENTER]: () => FAKE_USER });
    await user.type(code(), '12');
    await user.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Recovery code' });

    expect([field.value, field.autocomplete, document.activeElement]).toEqual(['', 'off', field]);
    await user.type(field, 'ABCDE-FGH23{Enter}');
    await waitFor(() => expect(backend.requests.at(-1)?.json).toEqual({ code: 'ABCDE-FGH23' }));
  });

  it('leads back to the sign-in and says why when it has to begin anew', async () => {
    const { user } = open(
      { [ENTER]: () => apiError(401, { message: 'x', code: 'second_step_over' }) },
      '/auth?step=code&returnTo=%2Fmusic',
    );
    await user.type(code(), '123456{Enter}');

    expect((await screen.findByRole('alert')).textContent).toContain('Please sign in again.');
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toBeTruthy();
    expect(new URLSearchParams(location.search).get('returnTo')).toBe('/music');
  });

  it('can be left for the sign-in', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Back to sign-in' }));

    expect(screen.getByRole('textbox', { name: 'E-mail' })).toBeTruthy();
    expect(location.search).toBe('');
  });
});
