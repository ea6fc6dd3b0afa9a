import type { ReportedThing } from '@aic/sdk/admin';
import { apiError } from '@aic/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../testing/render-admin.tsx';

const THING: ReportedThing = {
  id: '0197a000-0000-7000-8000-000000000001',
  reportedAt: '2026-11-21T10:00:00.000Z',
  email: 'eve@example.com',
  handle: 'eve',
  kind: 'image',
  prompt: 'A quiet lake',
  text: null,
  hasPicture: true,
  isShared: true,
  isPublished: false,
  count: 3,
  reasons: ['spam', 'copyright'],
  words: ['My photo.'],
};
const open = (thing: Partial<ReportedThing> = {}, handlers: Parameters<typeof renderAdmin>[1] = {}) =>
  renderAdmin('/admin?view=reports', {
    'GET /api/admin/reports': () => [{ ...THING, ...thing }],
    ...handlers,
  });

it('shows what was reported, why, by how many, and where it is still shown', async () => {
  await open();

  const row = await screen.findByRole('row', { name: /^.*image of eve@example\.com \(@eve\)/ });
  for (const text of [
    'A quiet lake',
    'Spam or deception, Uses my work or my likeness',
    'My photo.',
    '3',
    'Link',
  ]) {
    expect(row.textContent).toContain(text);
  }
  expect(row.textContent).not.toContain('Public page');
  const picture = screen.getByRole('img', { name: 'A quiet lake' });
  expect(picture.getAttribute('src')).toBe(`/api/admin/reports/${THING.id}/picture`);
});

it('says that a thing is shown no more, and shows no picture where there is none', async () => {
  await open({ kind: null, prompt: null, hasPicture: false, isShared: false });

  const row = await screen.findByRole('row', { name: /public page of eve@example\.com/ });
  expect(row.textContent).toContain('Not shown any more');
  expect(screen.queryByRole('img')).toBeNull();
});

it('takes it down after a question, and reads the list again', async () => {
  const { user, posts, shell } = await open(
    {},
    { [`POST /api/admin/reports/${THING.id}/take-down`]: () => ({}) },
  );
  await user.click(await screen.findByRole('button', { name: 'Take down the image of eve@example.com' }));
  expect(posts()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Take down' }));

  await waitFor(() =>
    expect(shell.calls.toasts).toEqual([{ title: 'Taken down: image of eve@example.com' }]),
  );
  expect(posts()).toHaveLength(1);
});

it('dismisses it, and says why that was not done', async () => {
  let isBroken = true;
  const { user, shell } = await open(
    {},
    {
      [`POST /api/admin/reports/${THING.id}/dismiss`]: () =>
        isBroken ? apiError(503, { message: 'Later, please.' }) : {},
    },
  );
  const dismiss = await screen.findByRole('button', {
    name: 'Dismiss the reports of the image of eve@example.com',
  });
  await user.click(dismiss);
  await waitFor(() => expect(shell.calls.toasts[0]?.description).toBe('Later, please.'));

  isBroken = false;
  await user.click(dismiss);
  await waitFor(() => expect(shell.calls.toasts[1]?.title).toBe('Dismissed: image of eve@example.com'));
});

it('lifts what was taken down', async () => {
  const { user, shell } = await open(
    {},
    {
      'GET /api/admin/take-downs': () => [{ ...THING, isShared: false, email: 'mallory@example.com' }],
      [`POST /api/admin/reports/${THING.id}/lift`]: () => ({}),
    },
  );

  await user.click(
    await screen.findByRole('button', { name: 'Lift the take-down of the image of mallory@example.com' }),
  );

  await waitFor(() =>
    expect(shell.calls.toasts).toEqual([
      { title: 'Its owner may show it again: image of mallory@example.com' },
    ]),
  );
});
