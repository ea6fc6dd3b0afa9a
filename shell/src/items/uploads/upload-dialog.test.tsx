import { apiError } from '@aic/sdk/testing';
import { UPLOAD_SAMPLE, type Upload, uploadRef } from '@aic/sdk/uploads';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderOpenItem } from '../../testing/render-open-item.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (upload: Upload, handlers: Parameters<typeof renderOpenItem>[2] = {}) =>
  renderOpenItem([], `/library?in=uploads&item=${uploadRef(upload.id)}`, {
    [`GET /api/uploads/${upload.id}`]: () => upload,
    ...handlers,
  });

it('shows an upload large, with its facts and its file to download', async () => {
  await open(UPLOAD_SAMPLE);

  expect(await screen.findByRole('dialog', { name: 'Upload' })).toBeTruthy();
  expect((await screen.findByRole('img', { name: /^Upload of/ })).getAttribute('src')).toBe(
    UPLOAD_SAMPLE.imageUrl,
  );
  expect(screen.getByText('1200 × 800')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe(
    `/api/download?url=${encodeURIComponent(UPLOAD_SAMPLE.imageUrl)}&filename=upload-2026-11-24`,
  );
});

it('removes it, closes, and says how to take that back', async () => {
  const commands: unknown[] = [];
  const { user, services } = await open(UPLOAD_SAMPLE, {
    'POST /api/uploads/commands': ({ json }) => {
      commands.push(json);
      return { ids: [UPLOAD_SAMPLE.id] };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.search).toBe('?in=uploads');
  act(() => [...services.toastActions.values()].at(-1)?.());
  const ids = [UPLOAD_SAMPLE.id];
  await waitFor(() =>
    expect(commands).toEqual([
      { command: 'remove', ids },
      { command: 'restore', ids },
    ]),
  );
});

it('says calmly that an upload is gone', async () => {
  await open(UPLOAD_SAMPLE, {
    [`GET /api/uploads/${UPLOAD_SAMPLE.id}`]: () => apiError(404, { message: 'Not found' }),
  });

  expect(await screen.findByText('This item is not here')).toBeTruthy();
});
