import { createFakeApi, createFakeShell, renderHookInShell } from '@aic/sdk/testing';
import { UPLOAD_SAMPLE } from '@aic/sdk/uploads';
import { act, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useRecentUploads } from './use-recent-uploads.ts';

function setUp(handlers: Parameters<typeof createFakeApi>[0], response: () => Response) {
  vi.stubGlobal('fetch', async () => response());
  onTestFinished(() => void vi.unstubAllGlobals());
  const backend = createFakeApi(handlers);
  const shell = createFakeShell(backend.fetch);
  const picked: File[] = [];
  const { result } = renderHookInShell(shell, () => useRecentUploads((image) => picked.push(image)));
  return { backend, shell, picked, row: () => result.current };
}

const picture = () => new Response('picture', { headers: { 'content-type': 'image/jpeg' } });

it('asks for the last six, and hands the file of one over as if it had been chosen', async () => {
  const { backend, picked, row } = setUp({ 'GET /api/uploads': () => [UPLOAD_SAMPLE] }, picture);
  expect(row()).toBeNull();
  await waitFor(() => expect(row()?.pictures).toHaveLength(1));
  expect(backend.requests[0]?.path).toBe('/api/uploads?limit=6');

  act(() => row()?.onPick(UPLOAD_SAMPLE.id));

  await waitFor(() =>
    expect(picked.map(({ name, type }) => [name, type])).toEqual([['picture.jpg', 'image/jpeg']]),
  );
});

it('is nothing while there are none, and comes with the next press that sends one', async () => {
  let uploads: object[] = [];
  const { backend, shell, row } = setUp({ 'GET /api/uploads': () => uploads }, picture);
  await waitFor(() => expect(backend.requests).toHaveLength(1));
  expect(row()).toBeNull();

  uploads = [UPLOAD_SAMPLE];
  const started = { id: 'a', status: 'processing', progress: 0 } as const;
  act(() => shell.emit({ type: 'generation', kind: 'edit', ...started }));

  await waitFor(() => expect(row()?.pictures).toHaveLength(1));
});

it('says when a picture cannot be opened', async () => {
  const { shell, picked, row } = setUp(
    { 'GET /api/uploads': () => [UPLOAD_SAMPLE] },
    () => new Response(null, { status: 404 }),
  );
  await waitFor(() => expect(row()).not.toBeNull());

  act(() => row()?.onPick(UPLOAD_SAMPLE.id));

  await waitFor(() => expect(shell.calls.toasts).toMatchObject([{ title: 'Picture Not Opened' }]));
  expect(picked).toEqual([]);
  expect(row()?.busyId).toBeNull();
});
