import { UPLOAD_SIZE_BYTES_MAX } from '@aic/sdk';
import { editItem } from '@aic/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BEACH, renderPhotoEditor } from '../../testing/render-photo-editor.tsx';

const processing = (change = {}) =>
  editItem({ status: 'processing', editedImageUrl: null, thumbnails: null, progress: 0, ...change });
const preview = () => within(screen.getByRole('region', { name: 'Preview' }));
const history = () => within(screen.getByRole('region', { name: 'Edit History' }));
const blob = () => new Response(new Uint8Array(8), { headers: { 'content-type': 'image/png' } });

/** Encodes WebP, as most browsers do. */
class FakeCanvas {
  getContext(): { drawImage(): void } {
    return { drawImage: () => {} };
  }

  async convertToBlob({ type }: { type: string }): Promise<Blob> {
    return new Blob(['small'], { type });
  }
}

describe('the preview', () => {
  it('[2.edit.preview] [4.edit.side] shows the side after, and the side before on request', async () => {
    const { user } = await renderPhotoEditor([editItem()]);
    const divider = preview().getByRole('slider', { name: 'Before and after' });
    expect(preview().getByRole('radio', { name: 'After' })).toHaveProperty('ariaChecked', 'true');
    expect(divider.getAttribute('aria-valuenow')).toBe('0');

    await user.click(preview().getByRole('radio', { name: 'Before' }));
    expect(divider.getAttribute('aria-valuenow')).toBe('100');

    act(() => divider.focus());
    await user.keyboard('{Home}');
    expect(preview().getByRole('radio', { name: 'After' })).toHaveProperty('ariaChecked', 'true');
  });

  it('shows a new picture in place of the result before, until a result is chosen', async () => {
    const { user, choose } = await renderPhotoEditor([editItem()]);
    await choose(/^Your picture/, BEACH);
    expect(preview().getByRole('img', { name: 'Before' })).toBeTruthy();
    expect(preview().queryByRole('slider', { name: 'Before and after' })).toBeNull();

    await user.click(history().getByRole('button', { name: /^Compare/ }));

    expect(preview().getByRole('slider', { name: 'Before and after' })).toBeTruthy();
  });

  it('says what the editor understood, what it left out, and which engine it was', async () => {
    await renderPhotoEditor([
      editItem({ reading: { understood: ['warmer', 'sharper'], ignored: ['add a dragon'] } }),
    ]);
    expect(preview().getByText('Understood: warmer, sharper')).toBeTruthy();
    expect(preview().getByText('Not understood, left out: add a dragon')).toBeTruthy();
    expect(preview().getByText(/Preview engine: procedural, not an AI model/)).toBeTruthy();
  });

  it('[4.job.status] tells a waiting edit by its place and a running one by its progress', async () => {
    const { server, refresh } = await renderPhotoEditor([processing({ queuePosition: 2 })]);
    expect(preview().getByText('2nd in line')).toBeTruthy();
    server.items = [processing({ progress: 0.4 })];
    await act(() => refresh());
    await waitFor(() => expect(preview().getByText('Editing 40 %')).toBeTruthy());
  });

  it('says below the picture why an edit failed and that the credits are back, until it is dismissed', async () => {
    const failed = editItem({
      status: 'failed',
      editedImageUrl: null,
      error: 'The provider is busy.',
      refunded: true,
    });
    const { user, posts } = await renderPhotoEditor([failed], {
      'POST /api/library/commands': () => ({ ids: [failed.id] }),
    });
    expect(Object.keys(preview().getByAltText('Before').dataset)).toEqual([]);
    const failure = within(preview().getByRole('group', { name: 'Why it failed' }));
    expect(failure.getByText('The provider is busy.')).toBeTruthy();
    expect(failure.getByText('20 credits are back')).toBeTruthy();

    await user.click(preview().getByRole('button', { name: /^Dismiss/ }));

    await waitFor(() =>
      expect(posts().map(({ json }) => json)).toEqual([{ command: 'dismiss', ids: [failed.id] }]),
    );
  });

  it('goes on from the version that is shown', async () => {
    const { user } = await renderPhotoEditor([editItem()]);
    vi.stubGlobal('fetch', async () => blob());
    await user.click(preview().getByRole('button', { name: /^Edit further/ }));
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    expect(await screen.findByText('picture.png')).toBeTruthy();
    vi.unstubAllGlobals();
  });
});

describe('the history', () => {
  it('[2.edit.history] [9.lists] shows the latest five', async () => {
    const edits = Array.from({ length: 7 }, (_, n) => editItem({ id: `e${n}`, prompt: `Edit ${n}` }));
    await renderPhotoEditor(edits);
    expect(
      history()
        .getAllByRole('article')
        .map((article) => article.ariaLabel ?? article.getAttribute('aria-label')),
    ).toEqual(['Edit 0', 'Edit 1', 'Edit 2', 'Edit 3', 'Edit 4']);
  });

  it('says which version of a picture an edit is', async () => {
    await renderPhotoEditor([
      editItem({ id: 'b', prompt: 'Warmer', madeFrom: { id: 'a', kind: 'edit' } }),
      editItem({ id: 'a', prompt: 'Brighter' }),
    ]);
    const words = (prompt: string) => history().getByRole('article', { name: prompt }).textContent;

    expect(words('Warmer')).toContain('Version 2 · Enhance');
    expect(words('Brighter')).not.toContain('Version');
  });

  it('brings an earlier edit back into the comparison', async () => {
    const { user } = await renderPhotoEditor([
      editItem({ id: 'a' }),
      editItem({ id: 'b', prompt: 'Older one' }),
    ]);
    const older = within(history().getByRole('article', { name: 'Older one' }));
    await user.click(older.getByRole('button', { name: /^Compare/ }));
    expect(preview().getByAltText('After: Older one')).toBeTruthy();
    expect(older.getByRole('button', { name: 'Show: Older one' }).getAttribute('aria-current')).toBe('true');
  });

  it('goes on from a result: it becomes the picture to edit', async () => {
    const { user } = await renderPhotoEditor([editItem()]);
    vi.stubGlobal('fetch', async () => blob());
    await user.click(history().getByRole('button', { name: /^Edit this result further/ }));
    expect(await screen.findByText('picture.png')).toBeTruthy();
    vi.unstubAllGlobals();
  });

  it('makes a result that is larger than an upload may be small enough to go on with', async () => {
    const { user } = await renderPhotoEditor([editItem()]);
    vi.stubGlobal('fetch', async () => {
      return new Response(new Uint8Array(UPLOAD_SIZE_BYTES_MAX + 1), {
        headers: { 'content-type': 'image/png' },
      });
    });
    vi.stubGlobal('OffscreenCanvas', FakeCanvas);
    await user.click(history().getByRole('button', { name: /^Edit this result further/ }));
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    expect(await screen.findByText('picture.webp')).toBeTruthy();
    vi.unstubAllGlobals();
  });

  it('takes the reference of a change of background up again, and leaves another one behind', async () => {
    const { user, choose, backend, editButton } = await renderPhotoEditor(
      [
        editItem({
          id: 'a',
          editType: 'background_change',
          prompt: 'With',
          referenceImageUrl: '/media/beach',
        }),
        editItem({ id: 'b', editType: 'background_change', prompt: 'Without' }),
      ],
      { 'POST /api/edit': () => processing({ id: 'c' }) },
    );
    await user.click(screen.getByRole('radio', { name: 'Change background' }));
    await choose(/^Reference picture/, BEACH);
    const reuse = async (prompt: string) => {
      vi.stubGlobal('fetch', async () => blob());
      const article = within(history().getByRole('article', { name: prompt }));
      await user.click(article.getByRole('button', { name: /^Use again/ }));
      await waitFor(() => expect(screen.queryByText('beach.jpg')).toBeNull());
      await screen.findAllByText('picture.png');
      vi.stubGlobal('fetch', backend.fetch);
    };

    await reuse('Without');
    expect(screen.getAllByText('picture.png')).toHaveLength(1);
    await reuse('With');
    expect(await screen.findAllByText('picture.png')).toHaveLength(2);

    await user.click(editButton());
    await waitFor(() => expect(backend.requests.some(({ method }) => method === 'POST')).toBe(true));
    const sent = backend.requests.find(({ method }) => method === 'POST');
    expect(sent?.form?.['secondImage']).toBeInstanceOf(File);
    vi.unstubAllGlobals();
  });

  it('takes the recipe and the original up again', async () => {
    const { user } = await renderPhotoEditor([
      editItem({ editType: 'general', strength: 30, prompt: 'Sepia' }),
    ]);
    vi.stubGlobal('fetch', async () => blob());
    await user.click(history().getByRole('button', { name: /^Use again/ }));
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Sepia');
    expect(screen.getByRole('radio', { name: 'General edit' })).toHaveProperty('ariaChecked', 'true');
    expect(await screen.findByText('picture.png')).toBeTruthy();
    vi.unstubAllGlobals();
  });

  it("[8.success] says 'Success' once when an edit is done", async () => {
    const { server, shell, refresh } = await renderPhotoEditor([processing()]);
    server.items = [editItem()];
    await act(() => refresh());
    await waitFor(() =>
      expect(shell.calls.toasts).toEqual([{ title: 'Success', description: 'Your picture is edited.' }]),
    );
  });

  it("[8.tools.download] says 'Download Failed' and opens the picture in a new tab", async () => {
    const { user, shell } = await renderPhotoEditor([editItem()], {
      'GET /api/download': () => new Response('', { status: 500 }),
    });
    const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null);
    await user.click(history().getByRole('button', { name: /^Download/ }));
    await waitFor(() =>
      expect(shell.calls.toasts).toEqual([
        {
          title: 'Download Failed',
          description: 'Unable to download image. Please try again.',
          variant: 'destructive',
        },
      ]),
    );
    expect(opened).toHaveBeenCalledWith(editItem().editedImageUrl, '_blank', 'noopener');
    opened.mockRestore();
  });

  it('cancels a waiting edit and says that the credits are back', async () => {
    const { user, backend, shell } = await renderPhotoEditor([processing()], {
      [`POST /api/generations/${editItem().id}/cancel`]: () => processing(),
    });
    await user.click(history().getByRole('button', { name: /^Cancel/ }));
    await waitFor(() =>
      expect(shell.calls.toasts).toEqual([{ title: 'Cancelled', description: '20 credits are back.' }]),
    );
    expect(backend.requests.some(({ path }) => path.endsWith('/cancel'))).toBe(true);
  });
});
