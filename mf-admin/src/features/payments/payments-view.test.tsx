import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../testing/render-admin.tsx';

const RUN = {
  id: 1,
  startedAt: '2026-11-22T02:00:00.000Z',
  finishedAt: '2026-11-22T02:00:05.000Z',
  checked: 40,
  missing: 0,
  mended: 0,
  extra: 0,
  details: [],
  error: null,
};

it.each([
  ['Equal', {}],
  // As an older gateway answers.
  ['Equal', { mended: undefined }],
  ['3 mended', { missing: 1, mended: 2 }],
  ['Look at it', { mended: 2, extra: 1 }],
])('says of a comparison what it has found: %s', async (words, fields) => {
  await renderAdmin('/admin?view=payments', {
    'GET /api/admin/reconciliations': () => [{ ...RUN, ...fields }],
  });

  expect(await screen.findByText(words)).toBeDefined();
});
