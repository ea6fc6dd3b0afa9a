import { apiError, FAKE_USER } from '@aic/sdk/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { MailLinkPageView } from './mail-link-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Handlers = Parameters<typeof renderPage>[2];
const UNVERIFIED = { ...FAKE_USER, isEmailVerified: false };

const verify = (path: string, handlers: Handlers = {}) =>
  renderPage(<MailLinkPageView path="/verify-email" />, path, handlers);
const press = (name: string) => screen.findByRole('button', { name });

describe('the page that confirms an address', () => {
  it('confirms at the press of its button, and not by being opened', async () => {
    const { backend, user } = verify('/verify-email?token=abc', { 'POST /api/verify-email': () => ({}) });
    const button = await press('Confirm e-mail address');
    expect(backend.requests.filter(({ method }) => method === 'POST')).toEqual([]);

    await user.click(button);

    expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toBeTruthy();
    expect(backend.requests.find(({ method }) => method === 'POST')?.json).toEqual({ token: 'abc' });
  });

  it('offers the sign-in to who is signed out, and says what has ended without it', async () => {
    const { user } = verify('/verify-email?token=abc', {
      'GET /api/auth/user': () => apiError(401, { message: 'Unauthorized' }),
      'POST /api/verify-email': () => ({ isHandedOver: true }),
    });
    expect(await screen.findByText(/Sign in first and open the link again/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign In' })).toBeTruthy();

    await user.click(await press('Confirm e-mail address'));

    expect(await screen.findByText(/a link that sets a password is on its way/)).toBeTruthy();
  });

  it('says what is wrong with a link, and sends users another one', async () => {
    const { user } = verify('/verify-email?token=old', {
      'GET /api/auth/user': () => UNVERIFIED,
      'POST /api/verify-email': () => apiError(400, { message: 'This link has expired.' }),
      'POST /api/verify-email/send': () => ({}),
    });

    await user.click(await press('Confirm e-mail address'));
    expect((await screen.findByRole('alert')).textContent).toBe('This link has expired.');
    await user.click(await press('Send a new link'));

    expect(await screen.findByText(`A new link is on its way to ${UNVERIFIED.email}.`)).toBeTruthy();
  });

  it('takes a link that was used before for what it is: the address is confirmed', async () => {
    const { user } = verify('/verify-email?token=used', {
      'POST /api/verify-email': () => apiError(409, { message: 'This link was used before.' }),
    });

    await user.click(await press('Confirm e-mail address'));

    expect(await screen.findByRole('heading', { name: 'Your address is confirmed' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('This link was used before.');
  });

  it('asks visitors with a link that is no good to sign in, and brings them back', async () => {
    const { user } = verify('/verify-email?token=old', {
      'POST /api/verify-email': () => apiError(404, { message: 'Unknown.' }),
    });

    await user.click(await press('Confirm e-mail address'));

    const link = await screen.findByRole('link', { name: 'Sign In' });
    expect(link.getAttribute('href')).toBe('/auth?returnTo=%2Fverify-email');
  });

  it('can be pressed again when the server did not answer', async () => {
    const { user } = verify('/verify-email?token=abc', {
      'POST /api/verify-email': () => Promise.reject(new TypeError('Failed to fetch')),
    });

    await user.click(await press('Confirm e-mail address'));

    await screen.findByRole('alert');
    expect(await press('Confirm e-mail address')).toBeTruthy();
  });

  it('says without a link where the link is, and when there is nothing to do', async () => {
    const { services } = verify('/verify-email', { 'GET /api/auth/user': () => UNVERIFIED });
    await screen.findByText(`Open the link in the mail that we have sent to ${UNVERIFIED.email}.`);

    services.queryClient.setQueryData(['user'], FAKE_USER);

    expect(await screen.findByText(`${FAKE_USER.email} is confirmed.`)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says how long to wait when too many links were asked for', async () => {
    const { user } = verify('/verify-email', {
      'GET /api/auth/user': () => UNVERIFIED,
      'POST /api/verify-email/send': () => apiError(429, { message: 'Please try again in 40 minutes.' }),
    });

    await user.click(await press('Send a new link'));

    expect((await screen.findByRole('alert')).textContent).toBe('Please try again in 40 minutes.');
  });
});

describe('the page that ends notifications', () => {
  const open = (handlers: Handlers) =>
    renderPage(<MailLinkPageView path="/unsubscribe" />, '/unsubscribe?token=a.b', handlers);

  it('ends them at the press of its button, for who is signed out too', async () => {
    const { backend, user } = open({ 'POST /api/unsubscribe': () => ({}) });
    expect(backend.requests.filter(({ method }) => method === 'POST')).toEqual([]);

    await user.click(await press('Unsubscribe'));

    expect(await screen.findByRole('heading', { name: 'You are unsubscribed' })).toBeTruthy();
    await waitFor(() =>
      expect(backend.requests.some(({ path }) => path === '/api/unsubscribe?token=a.b')).toBe(true),
    );
  });

  it('says when it did not work', async () => {
    const { user } = open({ 'POST /api/unsubscribe': () => apiError(404, { message: 'Not ours.' }) });

    await user.click(await press('Unsubscribe'));

    expect((await screen.findByRole('alert')).textContent).toBe('Not ours.');
  });
});
