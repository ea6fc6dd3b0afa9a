import { Announcer } from '@aic/design-system';
import { apiError } from '@aic/sdk/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { CreditsBadge } from './credits-badge.tsx';
import { OfflineNotice } from './offline-notice.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function turn(state: 'online' | 'offline'): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
  act(() => void dispatchEvent(new Event(state)));
}

const notice = () => document.querySelector('p');

describe('the notice of a lost network', () => {
  it('shows, and is said, while there is no network', async () => {
    renderPage(
      <Announcer>
        <OfflineNotice />
      </Announcer>,
      '/',
    );
    expect(notice()).toBeNull();

    turn('offline');
    expect(notice()?.textContent).toMatch(/^You are offline\./);
    expect(await screen.findAllByText(/^You are offline\./)).toHaveLength(2);

    turn('online');
    expect(notice()).toBeNull();
    expect(await screen.findByText('You are online again.')).toBeTruthy();
  });

  it('reads again what could not be read, and only that, once the network is back', async () => {
    const { backend } = renderPage(
      <Announcer>
        <OfflineNotice />
        <CreditsBadge isAdmin={false} />
      </Announcer>,
      '/',
      { 'GET /api/credits': () => apiError(503, { message: 'Down.' }) },
    );
    await screen.findByRole('button', { name: /could not be read/ });
    turn('offline');

    backend.handlers['GET /api/credits'] = () => ({ credits: 480 });
    turn('online');
    expect(await screen.findByText('480')).toBeTruthy();

    turn('offline');
    turn('online');
    expect(backend.requests).toHaveLength(2);
  });
});
