import { apiError, imageItem, musicItem, videoItem } from '@aic/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderOpenItem } from '../testing/render-open-item.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const idOf = (index: number) => `0197a000-0000-7000-8000-00000000010${index}`;
const FIRST = imageItem({ id: idOf(0), prompt: 'First' });
const SECOND = musicItem({ id: idOf(1), prompt: 'Second' });
const ITEMS = [FIRST, SECOND];

const imageEngine = (supports: object) => ({
  kind: 'image',
  id: 'preview',
  state: 'preview',
  label: 'Preview',
  message: null,
  supports,
});

const dialog = async () => within(await screen.findByRole('dialog'));
const hasClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('what can be done with it', () => {
  it('stands before how it was made, as what is made of it, how it is kept and who else sees it', async () => {
    await renderOpenItem(ITEMS, `/account?item=${FIRST.id}`);
    const view = await dialog();
    const namesIn = async (group: string) => {
      const buttons = within(await view.findByRole('group', { name: group })).getAllByRole('button');
      return buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent);
    };

    expect(await namesIn('Make')).toEqual(['Run again - 20 credits', '4 variations - 80 credits']);
    expect(await namesIn('Keep')).toEqual(['Download', 'Download with label', 'Add to favourites']);
    expect(await namesIn('Share')).toEqual(['Share', 'Show on my public page: First', 'Remove']);
    const facts = view.getByText('How it was made');
    expect(facts.closest('details')).toHaveProperty('open', false);
    const remove = view.getByRole('button', { name: 'Remove' });
    expect(remove.compareDocumentPosition(facts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('is to run it again for the price on the button: the view moves on to the new item', async () => {
    const again = imageItem({ id: idOf(7), prompt: 'First', status: 'processing', progress: 0.4, seed: 8 });
    const { user, backend } = await renderOpenItem(ITEMS, '/music', {
      'POST /api/generate': () => again,
      'GET /api/generations': () => [again, FIRST],
      [`GET /api/library/items/${idOf(7)}`]: () => again,
    });
    await user.click(screen.getByRole('button', { name: 'First' }));

    await user.click(await screen.findByRole('button', { name: 'Run again - 20 credits' }));

    await waitFor(() => expect(location.search).toBe(`?item=${idOf(7)}`));
    expect(await screen.findByText('Creating 40 %')).toBeTruthy();
    const { headers, json } = backend.requests.find(({ path }) => path === '/api/generate') ?? {};
    expect(headers?.get('x-quoted-price')).toBe('20');
    expect(json).toEqual({ prompt: 'First', size: '1024x1024', quality: 'standard', style: 'vivid' });
    // The older ones follow it.
    await user.click((await dialog()).getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(location.search).toBe(`?item=${FIRST.id}`));
  });

  it('is to make four variations that follow its picture, for the price on the button: the view shows them', async () => {
    const results = [2, 3, 4, 5].map((index) =>
      imageItem({ id: idOf(index), prompt: 'First', status: 'processing', progress: 0.1, batchId: idOf(2) }),
    );
    const engine = imageEngine({ seed: true, cancel: true, referenceImage: true, strength: true });
    const { user, backend } = await renderOpenItem(ITEMS, '/music', {
      'GET /api/providers': () => [engine],
      'GET /media/0123456789abcdef0123456789abcdef': () =>
        new Response('png', { headers: { 'content-type': 'image/png' } }),
      'POST /api/generate-from-image': () => ({ ...results[0], others: results.slice(1) }),
      ...Object.fromEntries(results.map((item) => [`GET /api/library/items/${item.id}`, () => item])),
    });
    vi.stubGlobal('fetch', backend.fetch);
    await user.click(screen.getByRole('button', { name: 'First' }));

    await user.click(await screen.findByRole('button', { name: '4 variations - 80 credits' }));

    await waitFor(() => expect(location.search).toBe(`?item=${idOf(2)}`));
    const { headers, form } = backend.requests.find(({ path }) => path.startsWith('/api/generate')) ?? {};
    expect(headers?.get('x-quoted-price')).toBe('80');
    expect(form).toMatchObject({ prompt: 'First', madeFrom: FIRST.id, count: '4', strength: '60' });
    expect(form?.['image']).toBeInstanceOf(File);
    // The address changes before the view does, whose buttons lead on from what it shows.
    await screen.findByText('Creating 10 %');
    await user.click((await dialog()).getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(location.search).toBe(`?item=${idOf(3)}`));
  });

  it('is charged once however often it is pressed, while its picture loads and after a lost response', async () => {
    const picture = Promise.withResolvers<void>();
    const engine = imageEngine({ seed: true, cancel: true, referenceImage: true });
    const { user, backend } = await renderOpenItem(ITEMS, `/music?item=${FIRST.id}`, {
      'GET /api/providers': () => [engine],
      'GET /media/0123456789abcdef0123456789abcdef': async () => {
        await picture.promise;
        return new Response('png', { headers: { 'content-type': 'image/png' } });
      },
      'POST /api/generate-from-image': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    vi.stubGlobal('fetch', backend.fetch);
    const keys = () =>
      backend.requests.flatMap(({ path, headers }) =>
        path === '/api/generate-from-image' ? [headers.get('idempotency-key')] : [],
      );
    const button = await screen.findByRole('button', { name: '4 variations - 80 credits' });

    fireEvent.click(button);
    fireEvent.click(button);
    picture.resolve();
    await waitFor(() => expect(keys()).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    await user.click(button);

    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(new Set(keys()).size).toBe(1);
  });

  it('is to put a track under the film that it was made for, for nothing: the view moves on to the new film', async () => {
    const film = videoItem({ id: idOf(2), prompt: 'Waves', duration: 4, aspectRatio: '9:16' });
    const track = musicItem({ id: idOf(3), duration: 30, madeFrom: { id: film.id, kind: 'video' } });
    const whole = videoItem({ id: idOf(4), prompt: 'Waves', status: 'processing', progress: 0.2 });
    const { user, backend } = await renderOpenItem([track, film], `/music?item=${track.id}`, {
      'POST /api/generate-video': () => whole,
      [`GET /api/library/items/${idOf(4)}`]: () => whole,
    });

    await user.click(await screen.findByRole('button', { name: 'Put it under the film' }));

    await waitFor(() => expect(location.search).toBe(`?item=${idOf(4)}`));
    const { headers, json } = backend.requests.find(({ path }) => path === '/api/generate-video') ?? {};
    expect(headers?.get('x-quoted-price')).toBe('0');
    expect(json).toEqual({
      prompt: 'Waves',
      duration: 4,
      aspectRatio: '9:16',
      film: film.id,
      track: track.id,
      madeFrom: film.id,
    });
  });

  it('says how long the film with its track will be, and offers none where the film is gone', async () => {
    const film = videoItem({ id: idOf(2), duration: 12 });
    const track = musicItem({ id: idOf(3), duration: 10, madeFrom: { id: film.id, kind: 'video' } });
    await renderOpenItem([track, film], `/music?item=${track.id}`);
    expect(
      await screen.findByText('A new video of 12 s, for no credits; the track ends after 10 s'),
    ).toBeTruthy();
    cleanup();

    const gone = () => apiError(404, { message: 'Not found' });
    await renderOpenItem([track], `/music?item=${track.id}`, {
      [`GET /api/library/items/${film.id}`]: gone,
      [`GET /api/generations/${film.id}`]: gone,
    });

    await screen.findByRole('button', { name: 'Remove' });
    expect(screen.queryByRole('button', { name: 'Put it under the film' })).toBeNull();
  });

  it('is to take its prompt to its own tool', async () => {
    await renderOpenItem(ITEMS, `/account?item=${SECOND.id}`);

    const link = await screen.findByRole('link', { name: 'Use prompt' });

    expect(link.getAttribute('href')).toBe(`/music?use=${SECOND.id}&as=prompt`);
  });

  it('is to keep it as a favourite, and to move it to a folder', async () => {
    const folder = { id: idOf(9), name: 'Posters', count: 2 };
    const kinds = { image: 1, edit: 0, video: 0, music: 1, text: 0 };
    const summary = { total: 2, favourites: 0, failed: 0, bin: 0, kinds, engines: [], folders: [folder] };
    const { user, backend } = await renderOpenItem(ITEMS, `/?item=${FIRST.id}`, {
      'GET /api/library/summary': () => summary,
      'POST /api/library/commands': () => ({ ids: [FIRST.id] }),
    });

    await user.click(await screen.findByRole('button', { name: 'Add to favourites' }));
    await user.click(await screen.findByRole('combobox', { name: 'Folder' }));
    await user.click(await screen.findByRole('option', { name: 'Posters' }));

    await waitFor(() =>
      expect(backend.requests.flatMap(({ json }) => (json === null ? [] : [json]))).toEqual([
        { command: 'favourite', ids: [FIRST.id] },
        { command: 'move', folderId: folder.id, ids: [FIRST.id] },
      ]),
    );
  });

  it('is to move it to a folder that is made for it', async () => {
    const folder = { id: idOf(9), name: 'Posters' };
    const kinds = { image: 1, edit: 0, video: 0, music: 1, text: 0 };
    const folders: object[] = [];
    const { user, backend } = await renderOpenItem(ITEMS, `/?item=${FIRST.id}`, {
      'GET /api/library/summary': () => ({
        total: 2,
        favourites: 0,
        failed: 0,
        bin: 0,
        kinds,
        engines: [],
        folders,
      }),
      'POST /api/library/folders': () => {
        folders.push({ ...folder, count: 0 });
        return folder;
      },
      'POST /api/library/commands': () => ({ ids: [FIRST.id] }),
    });

    await user.click(await screen.findByRole('combobox', { name: 'Folder' }));
    await user.click(await screen.findByRole('option', { name: 'New folder …' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'New folder' }));
    await user.keyboard(' Posters {Enter}');

    await waitFor(() =>
      expect(backend.requests.flatMap(({ json }) => (json === null ? [] : [json]))).toEqual([
        { name: 'Posters' },
        { command: 'move', folderId: folder.id, ids: [FIRST.id] },
      ]),
    );
    expect(await screen.findByRole('combobox', { name: 'Folder' })).toBeTruthy();
  });

  it('is to delete it for good from the bin, once that is confirmed', async () => {
    const removed = imageItem({ id: idOf(8), prompt: 'Old', removedAt: '2026-11-22T10:00:00.000Z' });
    const { user, backend } = await renderOpenItem([removed], `/?item=${removed.id}`, {
      'POST /api/library/commands': () => ({ ids: [removed.id] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Delete now' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete it now?' }));
    expect(backend.requests.filter(({ json }) => json !== null)).toEqual([]);

    await user.click(question.getByRole('button', { name: 'Delete it' }));

    await hasClosed();
    expect(backend.requests.map(({ json }) => json)).toContainEqual({ command: 'purge', ids: [removed.id] });
  });

  it('is to take it out of the bin again', async () => {
    const removed = imageItem({ id: idOf(8), prompt: 'Old', removedAt: '2026-11-22T10:00:00.000Z' });
    const { user, backend } = await renderOpenItem([removed], `/?item=${removed.id}`, {
      'POST /api/library/commands': () => ({ ids: [removed.id] }),
    });

    await user.click(await screen.findByRole('button', { name: 'Restore' }));

    await waitFor(() =>
      expect(backend.requests.map(({ json }) => json)).toContainEqual({
        command: 'restore',
        ids: [removed.id],
      }),
    );
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  });
});
