import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { hideLinkToken } from './link-token.ts';
import { MailLinkPageView } from './mail-link-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('hideLinkToken', () => {
  beforeEach(() => history.replaceState({ idx: 3 }, '', '/'));

  it.each(['/verify-email', '/unsubscribe', '/reset-password', '/restore-account', '/change-email'])(
    'moves the token of a mail out of the address of %s, to where a reload finds it',
    (path) => {
      history.replaceState({ idx: 3 }, '', `${path}?token=abc&x=1#y`);

      hideLinkToken();

      expect(location.pathname + location.search + location.hash).toBe(`${path}?x=1#y`);
      expect(history.state).toEqual({ idx: 3, usr: { token: 'abc' } });
      expect(document.URL).not.toContain('abc');
    },
  );

  it.each(['/', '/video?token=abc', '/verify-email', '/verify-email?x=1'])('leaves %s as it is', (path) => {
    history.replaceState({ idx: 3 }, '', path);

    hideLinkToken();

    expect(location.pathname + location.search).toBe(path);
    expect(history.state).toEqual({ idx: 3 });
  });
});

it.each([
  ['/verify-email', 'POST /api/verify-email', 'Confirm e-mail address', 'Your address is confirmed'],
  ['/restore-account', 'POST /api/account/restore', 'Take my account back', 'Your account is back'],
  ['/change-email', 'POST /api/change-email', 'Confirm the change', 'Confirmed'],
  ['/unsubscribe', 'POST /api/unsubscribe', 'Unsubscribe', 'You are unsubscribed'],
] as const)('%s forgets its token once it is used', async (path, call, button, title) => {
  const { backend, user } = renderPage(<MailLinkPageView path={path} />, `${path}?token=abc`, {
    [call]: () => ({}),
  });
  await user.click(await screen.findByRole('button', { name: button }));

  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(JSON.stringify(backend.requests)).toContain('abc');
  await waitFor(() => expect(JSON.stringify(history.state)).not.toContain('abc'));
});
