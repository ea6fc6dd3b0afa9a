import { apiError } from '@aic/sdk/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { MailLinkPageView } from './mail-link-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Handlers = Parameters<typeof renderPage>[2];

const POST = 'POST /api/account/restore';
const open = (handlers: Handlers = {}, path = '/restore-account?token=abc') =>
  renderPage(<MailLinkPageView path="/restore-account" />, path, handlers);
const take = () => screen.getByRole('button', { name: 'Take my account back' });
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the page that restores a deleted account', () => {
  it('does so at the press of its button, and not by being opened', async () => {
    const { backend, user } = open({ [POST]: () => ({}) });
    expect(backend.requests.filter(({ method }) => method === 'POST')).toEqual([]);

    await user.click(take());

    expect(await screen.findByRole('heading', { name: 'Your account is back' })).toBeTruthy();
    expect(backend.requests.find(({ method }) => method === 'POST')?.json).toEqual({ token: 'abc' });
    expect(link('Sign In')).toBe('/auth');
  });

  it.each([
    [400, 'Go to home', '/'],
    [404, 'Go to home', '/'],
    [409, 'Sign In', '/auth'],
  ])('says why a link is no good (%s), and where to go from there', async (status, name, to) => {
    const { user } = open({ [POST]: () => apiError(status, { message: 'No good.' }) });
    await user.click(take());

    expect((await screen.findByRole('alert')).textContent).toBe('No good.');
    expect(link(name)).toBe(to);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('can be pressed again when the server did not answer', async () => {
    const { user } = open({ [POST]: () => Promise.reject(new TypeError('Failed to fetch')) });
    await user.click(take());

    await screen.findByRole('alert');
    expect(take()).toBeTruthy();
  });

  it('says without a link where one is', () => {
    open({}, '/restore-account');

    expect(screen.getByRole('status').textContent).toContain('Open the link in the mail');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
