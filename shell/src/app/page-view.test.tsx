import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { Page } from '../core/page-for.ts';
import { ServicesProvider } from '../core/services-context.tsx';
import { createServices } from '../core/services.ts';
import type { Session } from '../core/use-session.ts';
import { SignInNeeded } from '../features/auth/sign-in-needed.tsx';
import { renderPage } from '../testing/render-page.tsx';
import { PageView } from './page-view.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = (page: Page, session: Session, isWaiting = false) =>
  renderPage(
    <PageView page={page} session={session} toolsLoad={{ hasFailed: false, isWaiting, retry: () => {} }} />,
    '/',
  );

it('[2.route.spinner] shows a spinner, and no page, while the auth state loads', () => {
  // Its file is there, so nothing else would be waited for.
  show({ kind: 'sign-in-needed' }, { state: 'loading' });

  expect(screen.getByText('Loading')).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
});

it('[2.route.404] shows the 404 screen at unknown addresses, also while the auth state loads', async () => {
  show({ kind: 'not-found' }, { state: 'loading' });

  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeTruthy();
});

it('waits at an unknown address while a link may bring its tool', () => {
  show({ kind: 'not-found' }, { state: 'signed-out' }, true);

  expect(screen.getByText('Loading')).toBeTruthy();
});

it('[2.profile.signed-out] asks visitors of the profile to sign in, by a navigation that leads back to it', async () => {
  const leave = vi.fn<(path: string) => void>();
  const services = { ...createServices({ schema: 1, generation: 0, remotes: {} }), leave };
  render(
    <ServicesProvider services={services}>
      <SignInNeeded />
    </ServicesProvider>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Please sign in' })).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));

  expect(leave.mock.calls).toEqual([['/api/login?returnTo=/profile']]);
});
