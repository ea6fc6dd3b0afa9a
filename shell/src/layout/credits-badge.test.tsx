import { apiError } from '@aic/sdk/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { CreditsBadge } from './credits-badge.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const badge = () => screen.getByTestId('credits');

describe('the credits badge', () => {
  it('[2.nav.badge] shows the count, also when it is 0', async () => {
    renderPage(<CreditsBadge isAdmin={false} />, '/', { 'GET /api/credits': () => ({ credits: 0 }) });

    expect(await screen.findByText('0')).toBeTruthy();
    expect(badge().textContent).toBe('0 credits');
  });

  it("[2.nav.badge] shows admins 'Unlimited' and asks for nothing", () => {
    const { backend } = renderPage(<CreditsBadge isAdmin />, '/');

    expect(badge().textContent).toBe('Unlimited credits');
    expect(backend.requests).toEqual([]);
  });

  it('shows no number while it does not know', () => {
    renderPage(<CreditsBadge isAdmin={false} />, '/', {
      'GET /api/credits': () => new Promise<never>(() => {}),
    });

    expect(badge().textContent).toBe('Loading your credits');
  });

  it('shows a dash when the balance could not be read, and reads it again at a press', async () => {
    const { backend, user } = renderPage(<CreditsBadge isAdmin={false} />, '/', {
      'GET /api/credits': () => apiError(503, { message: 'Down.' }),
    });
    const retry = await screen.findByRole('button', { name: 'Your credits could not be read. Try again' });
    expect(badge().textContent).not.toMatch(/\d/);

    backend.handlers['GET /api/credits'] = () => ({ credits: 480 });
    await user.click(retry);

    expect(await screen.findByText('480')).toBeTruthy();
  });

  it('keeps the balance that it knows when it could not be read again', async () => {
    const { backend, services } = renderPage(<CreditsBadge isAdmin={false} />, '/', {
      'GET /api/credits': () => ({ credits: 480 }),
    });
    await screen.findByText('480');

    backend.handlers['GET /api/credits'] = () => apiError(503, { message: 'Down.' });
    await act(() => services.queryClient.invalidateQueries({ queryKey: ['credits'] }));

    expect(backend.requests).toHaveLength(2);
    expect(badge().textContent).toBe('480 credits');
  });
});
