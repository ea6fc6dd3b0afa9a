import { apiError } from '@aic/sdk/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { MailLinkPageView } from './mail-link-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const POST = 'POST /api/change-email';
const open = (handlers: Parameters<typeof renderPage>[2] = {}, path = '/change-email?token=abc') =>
  renderPage(<MailLinkPageView path="/change-email" />, path, handlers);
const button = () => screen.getByRole('button', { name: 'Confirm the change' });

it.each([
  [true, 'Your account has its new address.'],
  [false, 'One more: press the button in the mail to the other address, too.'],
])(
  'confirms at the press of its button, and says whether the change is made: %s',
  async (isChanged, text) => {
    const { backend, user } = open({ [POST]: () => ({ isChanged }) });
    expect(backend.requests.filter(({ method }) => method === 'POST')).toEqual([]);

    await user.click(button());

    expect(await screen.findByRole('heading', { name: 'Confirmed' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain(text);
    expect(backend.requests.find(({ method }) => method === 'POST')?.json).toEqual({ token: 'abc' });
  },
);

it.each([400, 404, 409])('says why a link is no good (%s)', async (status) => {
  const { user } = open({ [POST]: () => apiError(status, { message: 'No good.' }) });
  await user.click(button());

  expect((await screen.findByRole('alert')).textContent).toBe('No good.');
  expect(screen.queryByRole('button', { name: 'Confirm the change' })).toBeNull();
});

it('can be pressed again when the server did not answer', async () => {
  const { user } = open({ [POST]: () => Promise.reject(new TypeError('Failed to fetch')) });
  await user.click(button());

  await screen.findByRole('alert');
  expect(button()).toBeTruthy();
});

it('says without a link where one comes from', () => {
  open({}, '/change-email');
  expect(screen.getByRole('status').textContent).toContain('Open the link in the mail');
});
