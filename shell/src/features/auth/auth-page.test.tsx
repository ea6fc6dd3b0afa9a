import { SIGN_IN_PROBLEMS } from '@aic/sdk/host';
import { apiError, FAKE_USER } from '@aic/sdk/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { AuthPage } from './auth-page.tsx';
import { ScriptNeeded } from './what-is-needed.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const PROVIDER = { id: 'oidc', name: 'Mock', isSandbox: false };

function open(handlers: Parameters<typeof renderPage>[2] = {}, path = '/auth') {
  return renderPage(<AuthPage />, path, {
    'GET /api/auth/options': () => ({ provider: PROVIDER }),
    ...handlers,
  });
}

const refuse =
  (status: number, code: string, message: string, fields = {}) =>
  () =>
    Response.json({ message, code, requestId: 'r', fields }, { status });
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');

it.each(['/auth', '/auth?tab=sign-up'])('lets addresses in any script through on %s', async (path) => {
  const { user } = open({}, path);
  await user.type(email(), 'jörg@bücher.example');

  expect(email().validity.valid).toBe(true);
  expect(email().inputMode).toBe('email');
});

it('says to browsers without JavaScript alone why they cannot sign in', () => {
  open();
  expect(document.querySelector('noscript')).not.toBeNull();

  const [, inside = ''] = /<noscript>(.*)<\/noscript>/.exec(renderToStaticMarkup(<ScriptNeeded />)) ?? [];
  expect(inside).toContain('Signing in needs JavaScript');
});

it('says before the press that a browser without cookies cannot stay signed in', () => {
  open();
  expect(screen.queryByText(/needs cookies/)).toBeNull();
  cleanup();

  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  open();
  expect(screen.getByText(/needs cookies/)).toBeDefined();
});

describe('signing in', () => {
  it('says what is wrong at the field, goes there, and removes it once something is typed', async () => {
    const { user } = open({
      'POST /api/login': refuse(401, 'invalid_credentials', 'Invalid e-mail or password'),
    });
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'a guess');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));

    expect(await screen.findByText('Invalid e-mail or password')).toBeTruthy();
    expect(password().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(password());
    await user.type(password(), 'x');
    expect(screen.queryByText('Invalid e-mail or password')).toBeNull();
  });

  it('says beside the fields what is missing, in its own words, and sends nothing', async () => {
    const { backend, user } = open();
    await user.click(screen.getByRole('button', { name: 'Sign In' }));

    expect(screen.getByText('Please enter your e-mail address')).toBeTruthy();
    expect(screen.getByText('Please enter a password')).toBeTruthy();
    expect(document.activeElement).toBe(email());
    expect(backend.requests.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('takes the address along to a new password', async () => {
    const { user } = open();
    await user.type(email(), 'ada@example.com');
    await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));

    expect(location.pathname + location.search).toBe('/forgot-password');
    expect(history.state).toMatchObject({ usr: { email: 'ada@example.com' } });
  });
});

it.each([
  [
    'Login failed',
    '/auth',
    'Sign In',
    refuse(401, 'invalid_credentials', 'Invalid e-mail or password'),
    'Invalid e-mail or password',
  ],
  [
    'Registration failed',
    '/auth?tab=sign-up',
    'Create account',
    refuse(400, 'email_taken', 'An account with this address exists.'),
    'An account with this address exists.',
  ],
  ['Login failed', '/auth', 'Sign In', () => new Response('<html></html>', { status: 502 }), 'Login failed'],
])(
  "[8.auth] says '%s' at %s with the server's message, and without one in its own words",
  async (title, path, button, response, description) => {
    const { services, user } = open({ 'POST /api/login': response, 'POST /api/register': response }, path);
    const toast = vi.spyOn(services, 'toast');
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'correct horse');
    await user.click(screen.getByRole('button', { name: button }));

    await waitFor(() => expect(toast.mock.calls).toEqual([[{ title, description, variant: 'destructive' }]]));
    expect(email().value).toBe('ada@example.com');
  },
);

describe('signing up', () => {
  it('sends once however fast it is pressed, with a key that tells a repeat from another registration', async () => {
    const { backend, user } = open({ 'POST /api/register': () => FAKE_USER }, '/auth?tab=sign-up');
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'correct horse');

    await act(async () => {
      for (let n = 0; n < 2; n += 1) fireEvent.submit(password());
    });

    const sent = backend.requests.filter(({ path }) => path === '/api/register');
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual([
      expect.stringMatching(/^[\w-]{20,}$/),
    ]);
  });

  it('offers the sign-in to an address that has an account, with the address in place', async () => {
    const { backend, user } = open(
      {
        'POST /api/register': refuse(400, 'email_taken', 'An account with this address exists.'),
        'POST /api/login': () => FAKE_USER,
      },
      '/auth?tab=sign-up',
    );
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('An account with this address exists.')).toBeTruthy();
    expect(document.activeElement).toBe(email());

    await user.click(screen.getByRole('button', { name: 'Sign in instead' }));
    await waitFor(() => expect(document.activeElement).toBe(password()));
    expect(email().value).toBe('ada@example.com');
    await user.keyboard('correct horse{Enter}');

    await waitFor(() =>
      expect(backend.requests.find(({ path }) => path === '/api/login')?.json).toEqual({
        email: 'ada@example.com',
        password: 'correct horse',
      }),
    );
  });

  it.each([
    [refuse(400, 'invalid_request', 'x', { password: 'One of the most common.' }), 'One of the most common.'],
    [() => apiError(429, { message: 'Please try again in 9 minutes.' }), 'Please try again in 9 minutes.'],
  ])('says beside the password what else is wrong', async (response, message) => {
    const { user } = open({ 'POST /api/register': response }, '/auth?tab=sign-up');
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'password123');
    await user.click(screen.getByRole('button', { name: 'Create account' }));

    expect(await screen.findByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(password());
    expect(screen.queryByRole('button', { name: 'Sign in instead' })).toBeNull();
  });
});

describe('another provider', () => {
  it('is not offered where none is set up', () => {
    document.documentElement.dataset['off'] = 'plans provider';
    onTestFinished(() => void delete document.documentElement.dataset['off']);
    open({ 'GET /api/auth/options': () => ({ provider: null }) });

    expect(screen.queryByRole('button', { name: 'Continue with another account' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Coming Soon' })).toBeTruthy();
  });

  it("[2.auth.provider] [2.route.provider] is a navigation to its sign-in route; a second one is 'Coming Soon'", async () => {
    const { services, user } = open({}, '/auth?returnTo=%2Fmusic%3Fx%3D1');
    const leave = vi.spyOn(services, 'leave').mockImplementation(() => {});
    await user.click(await screen.findByRole('button', { name: 'Continue with Mock' }));

    expect(leave.mock.calls).toEqual([['/api/auth/oidc?returnTo=%2Fmusic%3Fx%3D1']]);
    expect(screen.getByRole('button', { name: 'Coming Soon' }).ariaDisabled).toBe('true');
    expect(screen.queryByText(/sandbox/)).toBeNull();
  });

  it('is visibly a sandbox when it is one', async () => {
    open({ 'GET /api/auth/options': () => ({ provider: { ...PROVIDER, isSandbox: true } }) });

    expect(await screen.findByRole('button', { name: 'Try the sandbox: any address works' })).toBeTruthy();
  });

  it('says nothing of a sandbox to visitors from elsewhere', async () => {
    vi.stubGlobal('location', new URL('https://studio.example/auth'));
    const { backend } = open({
      'GET /api/auth/options': () => ({ provider: { ...PROVIDER, isSandbox: true } }),
    });
    await waitFor(() => expect(backend.requests.map(({ path }) => path)).toContain('/api/auth/options'));

    expect(await screen.findByRole('button', { name: 'Continue with another account' })).toBeTruthy();
    expect(screen.queryByText(/sandbox/)).toBeNull();
  });

  it('cannot be pressed where none is set up, and says so', async () => {
    open({ 'GET /api/auth/options': () => ({ provider: null }) });

    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Continue with another account' }).title).toBe(
        'Not set up here',
      ),
    );
  });

  it.each(SIGN_IN_PROBLEMS)('says why no user was signed in: %s', (problem) => {
    open({}, `/auth?problem=${problem}`);

    expect(screen.getByRole('alert').textContent).toMatch(/\w{3}.*\.$/);
  });

  it('repeats nothing that an attacker has written into a link', () => {
    open({}, '/auth?problem=Call%20this%20number');

    expect(screen.queryByRole('alert')).toBeNull();
  });
});
