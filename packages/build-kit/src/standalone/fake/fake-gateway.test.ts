import {
  GENERATION_KINDS,
  isItem,
  KINDS,
  type Generation,
  type GenerationKind,
  type ServerEvent,
} from '@aic/contract';
import { createApiClient } from '@aic/sdk/host';
import { createFolder, type LibrarySummary, runLibraryCommand } from '@aic/sdk/library';
import { cancelGeneration, FAKE_USER, requestOf, startGenerations } from '@aic/sdk/testing/fakes';
import { fetchUploadsPage, runUploadCommand } from '@aic/sdk/uploads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeGateway } from './fake-gateway.ts';

function openGateway() {
  const events: ServerEvent[] = [];
  const gateway = createFakeGateway({
    user: () => FAKE_USER,
    emit: (event) => events.push(event),
    onUnknown: () => {},
  });
  const api = createApiClient(gateway.fetch);
  const list = async (kind: GenerationKind): Promise<Generation[]> =>
    await api.request('GET', KINDS[kind].listPath);
  const startAll = (kind: GenerationKind, prompt = 'A lake', count = 1) =>
    startGenerations(api, kind, {
      request: { ...requestOf(kind, prompt), ...(count > 1 && { count }) },
      quotedPrice: 20 * count,
      idempotencyKey: 'key',
    });
  const start = async (kind: GenerationKind, prompt?: string) => (await startAll(kind, prompt))[0];
  const credits = async () => (await api.request<{ credits: number }>('GET', '/api/credits')).credits;
  return { gateway, api, events, list, start, startAll, credits };
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(URL, { createObjectURL: () => 'blob:test' });
});
afterEach(() => vi.useRealTimers());

describe.each(GENERATION_KINDS)('the fake gateway, %s', (kind) => {
  it('lists an item in each state, as the SDK takes it', async () => {
    const { list } = openGateway();
    const items = await list(kind);
    expect(items.filter((item) => !isItem(kind, item))).toEqual([]);
    expect(items.map(({ status, error, progress }) => `${status} ${error ?? progress}`)).toEqual([
      'processing 0',
      'processing 0.45',
      'completed 1',
      'failed The engine did not answer.',
      'failed Cancelled',
    ]);
  });

  it('takes a start through line, progress and end, and says each by an event', async () => {
    const { list, start, events } = openGateway();
    const item = await start(kind);
    await vi.advanceTimersByTimeAsync(5000);
    const finished = (await list(kind)).find(({ id }) => id === item.id);
    expect(isItem(kind, finished)).toBe(true);
    expect(finished).toMatchObject({ status: 'completed', prompt: 'A lake', progress: 1 });
    const told = events.flatMap((event) => (event.type === 'generation' ? [event] : []));
    expect(told.map(({ queuePosition, progress }) => queuePosition ?? progress)).toEqual([
      2, 1, 0.1, 0.3, 0.5, 0.7, 0.9, 1,
    ]);
  });
});

describe('the fake gateway', () => {
  it('starts as many results as a press asks for', async () => {
    const { startAll, credits, list } = openGateway();
    const started = await startAll('image', 'A lake', 3);
    expect(started.map(({ credits: price, batchId }) => [price, typeof batchId])).toEqual([
      [20, 'string'],
      [20, 'string'],
      [20, 'string'],
    ]);
    expect(await credits()).toBe(440);
    expect((await list('image')).slice(0, 3).map(({ id }) => id)).toEqual(
      started.map(({ id }) => id).toReversed(),
    );
  });

  it('holds the price, and gives it back when a job fails', async () => {
    const { start, credits, list } = openGateway();
    const { id } = await start('image', 'please fail');
    expect(await credits()).toBe(480);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await credits()).toBe(500);
    expect((await list('image')).find((item) => item.id === id)?.status).toBe('failed');
  });

  it('refuses a start that costs more than there is', async () => {
    const { gateway, start } = openGateway();
    gateway.setCredits(19);
    await expect(start('video')).rejects.toMatchObject({ status: 402, code: 'insufficient_credits' });
  });

  it('stops a cancelled job where it is', async () => {
    const { api, start, credits, list } = openGateway();
    const { id } = await start('music');
    await vi.advanceTimersByTimeAsync(1600);
    await expect(cancelGeneration(api, id)).resolves.toMatchObject({ status: 'failed', error: 'Cancelled' });
    await vi.advanceTimersByTimeAsync(5000);
    expect((await list('music')).find((item) => item.id === id)?.error).toBe('Cancelled');
    expect(await credits()).toBe(500);
  });

  it('writes a text word by word', async () => {
    const { api, start } = openGateway();
    const { id } = await start('text');
    const read = async () => {
      let text = '';
      const { signal } = new AbortController();
      for await (const line of api.lines<{ text?: string }>(`/api/text-generations/${id}/stream`, signal)) {
        text += line.text ?? '';
      }
      return text;
    };
    const written = read();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await written).toBe('# Fresh bread\n\nEvery **morning**.');
  });

  it('empties every list at once', async () => {
    const { gateway, list } = openGateway();
    gateway.setList('empty');
    expect(await list('video')).toEqual([]);
  });

  it('sorts, removes and takes back the items of a library', async () => {
    const { api } = openGateway();
    const list = async (query = '') => (await api.page(`/api/library${query}`)).body as Generation[];
    const [first] = await list('?kind=image&q=finished');
    const ids = [first?.id ?? ''];
    const { id: folderId } = await createFolder(api, 'Birds');

    expect(await runLibraryCommand(api, { command: 'move', ids, folderId })).toEqual(ids);
    expect(await runLibraryCommand(api, { command: 'remove', ids })).toEqual(ids);
    expect(await runLibraryCommand(api, { command: 'remove', ids })).toEqual([]);
    expect((await list()).map(({ id }) => id)).not.toContain(ids[0]);
    expect((await list('?bin=true')).map(({ id }) => id)).toEqual(ids);
    await runLibraryCommand(api, { command: 'restore', ids });
    expect((await list(`?folder=${folderId}`)).map(({ id }) => id)).toEqual(ids);
    const { total, failed } = await api.request<LibrarySummary>('GET', '/api/library/summary');
    const kinds = GENERATION_KINDS.length;
    expect({ total, failed }).toEqual({ total: 3 * kinds, failed: 2 * kinds });
  });

  it('keeps a picture that is sent, once, and removes it and takes it back', async () => {
    const { api, start } = openGateway();
    const count = async () => (await api.request<LibrarySummary>('GET', '/api/library/summary')).uploads;
    expect(await count()).toBe(3);
    await start('edit');
    await start('edit');
    expect(await count()).toBe(4);

    const [upload] = (await fetchUploadsPage(api)).uploads;
    const ids = [upload?.id ?? ''];
    expect(await runUploadCommand(api, { command: 'remove', ids })).toEqual(ids);
    expect(await count()).toBe(3);
    await expect(api.request('GET', `/api/uploads/${ids[0]}`)).rejects.toMatchObject({ status: 404 });
    expect(await runUploadCommand(api, { command: 'restore', ids })).toEqual(ids);
    expect(await api.request('GET', `/api/uploads/${ids[0]}`)).toEqual(upload);
  });

  it('says which call it has no response for', async () => {
    const { api } = openGateway();
    await expect(api.request('GET', '/api/invoices')).rejects.toMatchObject({
      status: 501,
      userMessage: expect.stringContaining('GET /api/invoices'),
    });
  });
});
