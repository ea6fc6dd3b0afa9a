import { Announcer } from '@aic/design-system';
import type { User } from '@aic/sdk';
import { FAKE_USER } from '@aic/sdk/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../core/use-session.ts';
import { renderPage } from '../testing/render-page.tsx';
import { NavBar } from './nav-bar.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (session: Session) =>
  renderPage(
    <Announcer>
      <NavBar session={session} />
    </Announcer>,
    '/',
    { 'GET /api/credits': () => ({ credits: 500 }) },
  );
const showTo = (user: Partial<User>) => show({ state: 'signed-in', user: { ...FAKE_USER, ...user } });

// The browser shows them by the width of the screen.
const link = (name: string) => screen.queryByRole('link', { name, hidden: true })?.getAttribute('href');

it('[2.nav.signed-out] leads visitors to the sign-in page by Sign In and by Get Started', () => {
  show({ state: 'signed-out' });

  expect([link('Sign In'), link('Get Started')]).toEqual(['/auth', '/auth?tab=sign-up']);
});

it('leads visitors only to the features and the prices', () => {
  show({ state: 'signed-out' });
  expect([link('Features'), link('Pricing')]).toEqual(['/#features', '/pricing']);
  cleanup();

  showTo({});

  expect([link('Features'), link('Pricing')]).toEqual([undefined, undefined]);
});

describe('the bar of a user', () => {
  it('[2.nav.badge] [2.nav.upgrade] shows free users credits and Upgrade, and no badge', async () => {
    showTo({ isAdmin: false, isPro: false, plan: null });

    expect(await screen.findByText('500')).toBeTruthy();
    expect(link('Upgrade')).toBe('/subscribe');
    expect(screen.queryByText(/^(ADMIN|PRO|CREATOR\+)$/)).toBeNull();
  });

  it.each([
    ['admins, also with a plan,', { isAdmin: true, isPro: true, plan: 'pro' }, 'ADMIN', 'Unlimited'],
    ['users with Pro', { isAdmin: false, isPro: true, plan: 'pro' }, 'PRO', '500'],
    ['users with Creator+', { isAdmin: false, isPro: true, plan: 'creator' }, 'CREATOR+', '500'],
  ] as const)(
    '[2.nav.badge] [2.nav.admin] [2.nav.pro] [2.nav.upgrade] shows %s one badge and no Upgrade',
    async (_who, user, badge, credits) => {
      showTo(user);

      expect(await screen.findByText(credits)).toBeTruthy();
      expect(screen.getAllByText(/^(ADMIN|PRO|CREATOR\+)$/).map(({ textContent }) => textContent)).toEqual([
        badge,
      ]);
      expect(link('Upgrade')).toBeUndefined();
    },
  );
});
