import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { NavMenu } from './nav-menu.tsx';
import { navMenuList } from './part.ts';
import type { UpgradeLink } from './upgrade-link.ts';

// Compiled once here, so that no test measures the compiler.
beforeAll(() => import('@aic/design-system/overlays').then(() => undefined));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const USER = { displayName: 'Ada', firstName: null, lastName: null, email: 'ada@example.com' };
const UPGRADE = { to: '/subscribe', label: 'Upgrade' };

async function openMenu(upgrade: UpgradeLink | null) {
  const logOut = vi.fn<() => void>();
  const { user } = renderPage(
    <NavMenu user={USER} upgrade={upgrade} logOut={{ onClick: logOut, disabled: false }} />,
    '/',
  );
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  return { user, logOut, menu: within(await screen.findByRole('menu')) };
}

describe('the menu of the bar', () => {
  it('offers no plan where none can be bought, and an open payment all the same', async () => {
    document.documentElement.dataset['off'] = 'plans';
    onTestFinished(() => void delete document.documentElement.dataset['off']);
    const { menu } = await openMenu(UPGRADE);
    expect(menu.queryByRole('menuitem', { name: 'Upgrade' })).toBeNull();
    cleanup();

    const complaints = vi.spyOn(console, 'error');
    const { menu: other } = await openMenu({ to: '/account', label: 'Payment overdue' });
    expect(other.getByRole('menuitem', { name: 'Payment overdue' })).toBeTruthy();
    // It leads where Account does, and is another entry.
    expect(other.getByRole('menuitem', { name: 'Account' })).toBeTruthy();
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });

  it('[2.nav.upgrade] [2.nav.icons] opens with its first press and leads where the icons lead', async () => {
    const { menu } = await openMenu(UPGRADE);

    for (const [name, path] of [
      ['Upgrade', '/subscribe'],
      ['Profile', '/profile'],
      ['Account', '/account'],
      ['Contact', '/contact'],
    ] as const) {
      expect(menu.getByRole('menuitem', { name }).getAttribute('href')).toBe(path);
    }
  });

  it('says whose it is, and switches the theme', async () => {
    const { user, menu } = await openMenu(null);
    expect(screen.getByRole('button', { name: 'Menu' }).textContent).toBe('A');
    expect(menu.getByText('ada@example.com')).toBeTruthy();

    await user.click(menu.getByRole('menuitem', { name: 'Switch to light theme' }));
    await user.click(screen.getByRole('button', { name: 'Menu' }));

    expect(await screen.findByRole('menuitem', { name: 'Switch to dark theme' })).toBeTruthy();
  });

  it('[2.nav.upgrade] has no Upgrade for those who have a plan', async () => {
    const { menu } = await openMenu(null);

    expect(menu.queryByRole('menuitem', { name: 'Upgrade' })).toBeNull();
  });

  it('goes to the page by keyboard, and closes', async () => {
    const { user, menu } = await openMenu(null);
    await waitFor(() => expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true));

    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toBe(menu.getByRole('menuitem', { name: 'Profile' })));
    await user.keyboard('{Enter}');

    await waitFor(() => expect(location.pathname).toBe('/profile'));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  it('leaves a way to the account when its file does not come, and opens with the next press', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const missing = vi.spyOn(navMenuList, 'Part').mockImplementation(() => {
      throw new Error('404');
    });
    const { user } = renderPage(
      <NavMenu user={USER} upgrade={null} logOut={{ onClick: () => {}, disabled: false }} />,
      '/',
    );
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    expect((await screen.findByRole('link', { name: 'Profile' })).getAttribute('href')).toBe('/profile');
    missing.mockRestore();

    await user.click(screen.getByRole('button', { name: 'Menu' }));

    expect(await screen.findByRole('menu')).toBeTruthy();
  });

  it('logs out', async () => {
    const { user, logOut, menu } = await openMenu(null);

    await user.click(menu.getByRole('menuitem', { name: 'Log out' }));

    expect(logOut).toHaveBeenCalledOnce();
  });
});
