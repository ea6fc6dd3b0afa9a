import { apiError } from '@aic/sdk/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../testing/render-admin.tsx';

const FIGURES = {
  waiting: { jobs: 3, events: 2, reports: 0 },
  periods: [
    { days: 1, newUsers: 4, made: 1200, failed: 5, credits: 24_000, received: 799 },
    { days: 7, newUsers: 9, made: 2000, failed: 7, credits: 40_000, received: 2798 },
  ],
};

it('is what admins see first: what waits, with the way there, and how it went', async () => {
  await renderAdmin('/admin', { 'GET /api/admin/figures': () => FIGURES });

  await screen.findByText('7 days');
  const rows = within(await screen.findByRole('table', { name: 'Figures' })).getAllByRole('row');
  expect(rows[1]?.textContent).toBe('day41200524,000$7.99');
  expect(rows[2]?.textContent).toContain('7 days');
  expect(screen.getByText('3 waiting for a worker')).toBeTruthy();
  const events = screen.getByRole('link', { name: '2 payment events to act on' });
  expect(events.getAttribute('href')).toBe('/admin?view=payments');
  expect(screen.queryByRole('link', { name: /reports/ })).toBeNull();
});

it('says when the figures do not arrive, and asks again', async () => {
  let isBroken = true;
  const { user } = await renderAdmin('/admin?view=overview', {
    'GET /api/admin/figures': () => (isBroken ? apiError(503, { message: 'Later, please.' }) : FIGURES),
  });
  expect(await screen.findByText('Later, please.')).toBeTruthy();

  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('table', { name: 'Figures' })).toBeTruthy();
});
