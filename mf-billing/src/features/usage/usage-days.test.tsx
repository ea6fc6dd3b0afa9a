import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUsage } from '../../testing/render-usage.tsx';
import { daysSummary } from './days-summary.ts';

const DAYS = [
  { day: '2026-11-20', balance: 500, spent: 0, granted: 500 },
  { day: '2026-11-21', balance: 440, spent: 60, granted: 0 },
  { day: '2026-11-22', balance: 440, spent: 0, granted: 0 },
];
const DAYS_CALL = 'GET /api/usage/days';
const LIST = { 'GET /api/usage': () => [] };

describe('credits by day', () => {
  it('are a picture that says in words what it shows, and a table', async () => {
    await renderUsage({ ...LIST, [DAYS_CALL]: () => DAYS });

    const summary = '60 credits spent in the last 3 days, most on Nov 21: 60.';
    expect(await screen.findByRole('img', { name: summary })).toBeTruthy();
    const table = within(screen.getByRole('table', { name: 'Credits by day, as a table', hidden: true }));
    const rows = table.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);
    expect(rows).toEqual(['DaySpentAddedBalance', 'Nov 21600440', 'Nov 200500500']);
  });

  it('are asked for as far back as is chosen, and shown as is chosen', async () => {
    const { user, backend } = await renderUsage({ ...LIST, [DAYS_CALL]: () => DAYS });
    await screen.findByRole('img');
    await user.click(screen.getByRole('radio', { name: '90 days' }));
    await user.click(screen.getByRole('radio', { name: 'Balance' }));

    expect(await screen.findByRole('img', { name: '500 credits on Nov 20, 440 on Nov 22.' })).toBeTruthy();
    const paths = backend.requests
      .map(({ path }) => path)
      .filter((path) => path.startsWith('/api/usage/days'));
    expect(paths).toEqual(['/api/usage/days?days=30', '/api/usage/days?days=90']);
  });

  it('offer a retry when they could not be loaded, and the list is there all the same', async () => {
    const { user, backend } = await renderUsage({
      ...LIST,
      [DAYS_CALL]: () => new Response('', { status: 502 }),
    });
    await screen.findByText('The chart could not be loaded');
    expect(await screen.findByText('No credits have moved yet')).toBeTruthy();
    backend.handlers[DAYS_CALL] = () => DAYS;
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('img')).toBeTruthy();
  });
});

it.each([
  [[], 'spent', 'There is nothing to show yet.'],
  [DAYS.map((day) => ({ ...day, spent: 0 })), 'spent', 'Nothing was spent in the last 3 days.'],
  [DAYS, 'balance', '500 credits on Nov 20, 440 on Nov 22.'],
] as const)('%j as %s reads: %s', (days, view, text) => {
  expect(daysSummary(days, view)).toBe(text);
});
