import { apiError } from '@aic/sdk/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { MailLinkPageView } from './mail-link-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Handlers = Parameters<typeof renderPage>[2];

describe('the page that asks for a new password', () => {
  const open = (handlers: Handlers = {}) =>
    renderPage(<MailLinkPageView path="/forgot-password" />, '/forgot-password', handlers);
  const field = () => screen.getByRole('textbox', { name: 'E-mail' });
  const send = () => screen.getByRole('button', { name: 'Send the link' });

  it('says the same of every address, and sends what was typed', async () => {
    const { backend, user } = open({ 'POST /api/password/forgot': () => ({}) });
    await user.type(field(), 'ada@example.com');
    await user.click(send());

    expect(await screen.findByRole('heading', { name: 'Look into your mailbox' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('If ada@example.com has an account');
    expect(backend.requests.find(({ method }) => method === 'POST')?.json).toEqual({
      email: 'ada@example.com',
    });
  });

  it('asks once however fast it is pressed, with a key that tells a repeat from another wish', async () => {
    const { backend, user } = open({ 'POST /api/password/forgot': () => ({}) });
    await user.type(field(), 'ada@example.com');

    await act(async () => {
      for (let n = 0; n < 2; n += 1) fireEvent.submit(field());
    });

    const sent = backend.requests.filter(({ path }) => path === '/api/password/forgot');
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual([
      expect.stringMatching(/^[\w-]{20,}$/),
    ]);
  });

  it('says at the field how long to wait, until it is changed', async () => {
    const { user } = open({
      'POST /api/password/forgot': () => apiError(429, { message: 'Please try again in 40 minutes.' }),
    });
    await user.type(field(), 'ada@example.com');
    await user.click(send());

    expect(await screen.findByText('Please try again in 40 minutes.')).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    await user.type(field(), 'x');
    expect(screen.queryByText('Please try again in 40 minutes.')).toBeNull();
  });
});

describe('the page that sets a new password', () => {
  const open = (handlers: Handlers = {}, path = '/reset-password?token=abc') =>
    renderPage(<MailLinkPageView path="/reset-password" />, path, handlers);
  const field = () => screen.getByLabelText('New password');
  const set = () => screen.getByRole('button', { name: 'Set the password' });

  it('sets it once however fast it is pressed: the second time the link would be used', async () => {
    const { backend, user } = open({ 'POST /api/password/reset': () => ({}) });
    await user.type(field(), 'correct horse');

    await act(async () => {
      for (let n = 0; n < 2; n += 1) fireEvent.submit(field());
    });

    expect(backend.requests.filter(({ path }) => path === '/api/password/reset')).toHaveLength(1);
  });

  it('sets it at the press of its button, and not by being opened', async () => {
    const { backend, user } = open({ 'POST /api/password/reset': () => ({}) });
    await user.type(field(), 'correct horse');
    expect(backend.requests.filter(({ method }) => method === 'POST')).toEqual([]);
    await user.click(set());

    expect(await screen.findByRole('heading', { name: 'Your password is set' })).toBeTruthy();
    expect(backend.requests.find(({ method }) => method === 'POST')?.json).toEqual({
      token: 'abc',
      password: 'correct horse',
    });
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth');
  });

  it.each([400, 404, 409])('leads to another link when this one is no good (%s)', async (status) => {
    const { user } = open({ 'POST /api/password/reset': () => apiError(status, { message: 'No good.' }) });
    await user.type(field(), 'correct horse');
    await user.click(set());

    expect((await screen.findByRole('alert')).textContent).toBe('No good.');
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe(
      '/forgot-password',
    );
  });

  it('says at the field why a password is refused, and keeps the link', async () => {
    const fields = { password: 'This password is on the list.' };
    const { user } = open({
      'POST /api/password/reset': () =>
        Response.json({ message: 'x', code: 'invalid_request', requestId: 'r', fields }, { status: 400 }),
    });
    await user.type(field(), 'password123');
    await user.click(set());

    expect(await screen.findByText(fields.password)).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(set()).toBeTruthy();
  });

  it('can be pressed again when the server did not answer', async () => {
    const { user } = open({
      'POST /api/password/reset': () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await user.type(field(), 'correct horse');
    await user.click(set());

    await screen.findByRole('alert');
    expect(set()).toBeTruthy();
  });

  it('says without a link where one comes from', () => {
    open({}, '/reset-password');

    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
