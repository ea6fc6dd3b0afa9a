import { editItem } from '@aic/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { PHOTO, renderPhotoEditor } from '../../../testing/render-photo-editor.tsx';

const SUPPORTS = { seed: true, cancel: true, strength: true, referenceImage: true };
const provider = (supports: object) => ({
  'GET /api/providers': () => [
    { kind: 'edit', id: 'preview', state: 'preview', label: 'Preview', message: null, supports },
  ],
  'POST /api/readings': () => ({ reading: null }),
  'POST /api/edit': () => editItem({ id: 'new', status: 'processing', editedImageUrl: null }),
});
const able = provider({ ...SUPPORTS, mask: true, upscale: true });
const MASK = new File(['mask'], 'mask.png', { type: 'image/png' });

/** jsdom draws nothing: the brush itself is tried in the design system. */
vi.mock(import('@aic/design-system/crop'), async (original) => ({
  ...(await original()),
  maskFile: async (steps: readonly unknown[]) => (steps.length > 0 ? MASK : null),
}));

function stubBitmaps(): void {
  const close = () => undefined;
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1200, height: 800, close }));
  onTestFinished(() => void vi.unstubAllGlobals());
}

const sentForm = (backend: Awaited<ReturnType<typeof renderPhotoEditor>>['backend']) =>
  backend.requests.find(({ method, path }) => method === 'POST' && path.startsWith('/api/edit'))?.form;

describe('a part to change', () => {
  it('is not offered where the engine takes no mask', async () => {
    stubBitmaps();
    const { choose } = await renderPhotoEditor([], provider(SUPPORTS));
    await choose(/^Your picture/, PHOTO);
    expect(screen.queryByRole('button', { name: 'Mark a part to change' })).toBeNull();
  });

  it('is marked in a dialog, said, sent as a mask, and gone with its picture', async () => {
    stubBitmaps();
    const read = vi.fn<(words: unknown) => void>();
    const { user, choose, backend, editButton } = await renderPhotoEditor([], {
      ...able,
      'POST /api/readings': ({ json }) => {
        read(json);
        return { reading: null };
      },
    });
    await choose(/^Your picture/, PHOTO);
    await user.click(await screen.findByRole('button', { name: 'Mark a part to change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark the part to change' }));
    await dialog.findByRole('application', { name: 'Part to change' });
    await user.click(dialog.getByRole('button', { name: 'Use this part' }));
    expect(dialog.getByRole('alert').textContent).toContain('Nothing is marked');

    await user.click(dialog.getByRole('button', { name: 'Mark all' }));
    await user.click(dialog.getByRole('button', { name: 'Use this part' }));
    expect(await screen.findByText('Only the marked part will change.')).toBeDefined();

    await user.type(screen.getByRole('textbox'), 'Warmer');
    await user.click(editButton());
    await waitFor(() =>
      expect(sentForm(backend)).toMatchObject({ mask: expect.any(File), prompt: 'Warmer' }),
    );
    await waitFor(() => expect(read).toHaveBeenLastCalledWith(expect.objectContaining({ hasMask: true })));

    await choose(/^Your picture/, PHOTO);
    expect(screen.queryByText('Only the marked part will change.')).toBeNull();
  });

  it('is all of the picture again once the mask is removed', async () => {
    stubBitmaps();
    const { user, choose, backend, editButton } = await renderPhotoEditor([], able);
    await choose(/^Your picture/, PHOTO);
    await user.click(await screen.findByRole('button', { name: 'Mark a part to change' }));
    await user.click(await screen.findByRole('button', { name: 'Mark all' }));
    await user.click(screen.getByRole('button', { name: 'Use this part' }));
    await user.click(await screen.findByRole('button', { name: 'Remove the mask' }));
    await user.type(screen.getByRole('textbox'), 'Warmer');
    await user.click(editButton());
    await waitFor(() => expect(sentForm(backend)).toBeDefined());
    expect(sentForm(backend)).not.toHaveProperty('mask');
  });

  it('is taken up again with the edit that had it', async () => {
    const { user } = await renderPhotoEditor([editItem({ maskUrl: '/media/mask' })], able);
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      return new Response(new Uint8Array(8), { headers: { 'content-type': 'image/png' } });
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    await user.click(screen.getByRole('button', { name: /^Use again/ }));
    expect(await screen.findByText('Only the marked part will change.')).toBeDefined();
    expect(asked).toContain('/media/mask');
  });

  it('is not sent where the engine takes no mask, whatever the edit had that is taken up again', async () => {
    stubBitmaps();
    const { user, backend, editButton } = await renderPhotoEditor(
      [editItem({ maskUrl: '/media/mask' })],
      provider(SUPPORTS),
    );
    const masks: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      if (url === '/media/mask') masks.push(url);
      return new Response(new Uint8Array(8), { headers: { 'content-type': 'image/png' } });
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    await user.click(screen.getByRole('button', { name: /^Use again/ }));
    await waitFor(() => expect(masks).toHaveLength(1));
    await user.click(editButton());
    await waitFor(() => expect(sentForm(backend)).toMatchObject({ image: expect.any(File) }));
    expect(sentForm(backend)).not.toHaveProperty('mask');
  });
});

describe('a picture made larger', () => {
  it('is the fourth kind of edit, where the engine can', async () => {
    await renderPhotoEditor([], able);
    const names = () =>
      within(screen.getByRole('radiogroup', { name: 'Edit type' }))
        .getAllByRole('radio')
        .map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(names()).toEqual(['Enhance', 'Change background', 'General edit', 'Upscale ×2']),
    );
  });

  it('takes one press without words, at the price of an edit', async () => {
    stubBitmaps();
    const { user, choose, backend } = await renderPhotoEditor([], able);
    await user.click(await screen.findByRole('radio', { name: 'Upscale ×2' }));
    expect(screen.queryByRole('textbox')).toBeNull();
    await choose(/^Your picture/, PHOTO);
    await user.click(screen.getByRole('button', { name: 'Upscale - 20 credits' }));
    await waitFor(() => expect(sentForm(backend)).toMatchObject({ upscale: '2', prompt: 'Twice as large' }));
    expect(sentForm(backend)).not.toHaveProperty('mask');
  });

  it('asks for a picture first', async () => {
    const { user, shell } = await renderPhotoEditor([], able);
    await user.click(await screen.findByRole('radio', { name: 'Upscale ×2' }));
    await user.click(screen.getByRole('button', { name: /^Upscale -/ }));
    expect(shell.calls.toasts).toMatchObject([{ title: 'Image Required' }]);
  });

  it('is chosen again with an edit that was one', async () => {
    const { user } = await renderPhotoEditor([editItem({ upscale: 2, prompt: 'Twice as large' })], able);
    vi.stubGlobal('fetch', async () => new Response(new Uint8Array(8)));
    onTestFinished(() => void vi.unstubAllGlobals());
    await user.click(screen.getByRole('button', { name: /^Use again/ }));
    expect(screen.getByRole('radio', { name: 'Upscale ×2', checked: true })).toBeDefined();
  });
});
