import { imageItem, PHOTO, stubFilePictures } from '@aic/sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderImageTool } from '../../testing/render-image-tool.tsx';

const ABLE = { supports: { seed: true, cancel: true, referenceImage: true, strength: true } };
const started = () => imageItem({ id: 'new', status: 'processing', imageUrl: null });
const START = { 'POST /api/generate': started, 'POST /api/generate-from-image': started };

const addButton = () => screen.findByRole('button', { name: 'Add a reference picture' });

async function chosen(supports = ABLE) {
  onTestFinished(stubFilePictures());
  const page = await renderImageTool([], START, '/', supports);
  await page.user.click(await addButton());
  await page.user.upload(screen.getByLabelText(/^Reference picture/), PHOTO);
  await page.user.type(page.prompt(), 'A fox');
  return page;
}

describe('a reference picture', () => {
  it('is sent with its strength, as a form', async () => {
    const { user, posts } = await chosen();
    expect(await screen.findByRole('slider', { name: 'Strength' })).toHaveProperty('ariaValueNow', '50');

    await user.click(screen.getByRole('button', { name: /^Generate/ }));

    await waitFor(() => expect(posts()[0]?.path).toBe('/api/generate-from-image'));
    expect(posts()[0]?.form).toMatchObject({ prompt: 'A fox', strength: '50' });
    expect(posts()[0]?.form?.['image']).toBeInstanceOf(File);
  });

  it('has no strength where the engine has none', async () => {
    const { user, posts } = await chosen({ supports: { ...ABLE.supports, strength: false } });
    expect(screen.queryByRole('slider', { name: 'Strength' })).toBeNull();

    await user.click(screen.getByRole('button', { name: /^Generate/ }));

    await waitFor(() => expect(posts()).toHaveLength(1));
    expect(posts()[0]?.form).not.toHaveProperty('strength');
  });

  it('can be removed again, and then the words are all', async () => {
    const { user, posts } = await chosen();
    await user.click(screen.getByRole('button', { name: /^Remove/ }));
    expect(await addButton()).toBeDefined();

    await user.click(screen.getByRole('button', { name: /^Generate/ }));

    await waitFor(() => expect(posts()[0]?.path).toBe('/api/generate'));
  });

  it('has no field where the engine follows none', async () => {
    await renderImageTool([], START);
    expect(screen.queryByRole('button', { name: 'Add a reference picture' })).toBeNull();
  });

  it('is taken by paste before its field is open', async () => {
    onTestFinished(stubFilePictures());
    await renderImageTool([], START, '/', ABLE);
    await addButton();
    const paste = new Event('paste', { bubbles: true, cancelable: true });
    document.body.dispatchEvent(
      Object.assign(paste, { clipboardData: { files: [PHOTO], types: ['Files'] } }),
    );
    expect(await screen.findByRole('button', { name: `Remove ${PHOTO.name}` })).toBeDefined();
  });

  it('has its field open while a picture is dragged, and no longer when that is given up', async () => {
    await renderImageTool([], START, '/', ABLE);
    await addButton();
    const drag = (name: string, dataTransfer: object) =>
      fireEvent(document.body, Object.assign(new Event(name, { bubbles: true }), { dataTransfer }));
    drag('dragenter', { types: ['text/plain'] });
    expect(await addButton()).toBeDefined();
    drag('dragenter', { types: ['application/x-aic-item', 'text/uri-list'] });
    expect(screen.getByLabelText(/^Reference picture/).closest('[hidden]')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add a reference picture' })).toBeNull();
    drag('dragend', { dropEffect: 'none' });
    expect(await addButton()).toBeDefined();
  });

  it('is never left out of a repeat: where the engine follows none, the gateway has the word', async () => {
    vi.stubGlobal('fetch', async () => new Response(new Blob(['picture'], { type: 'image/png' })));
    const item = imageItem({ prompt: 'A fox', referenceImageUrl: '/media/reference', strength: 80 });
    const { user, posts } = await renderImageTool([item], START);
    const [again] = screen.getAllByRole('button', { name: /^Run again/ });
    if (again === undefined) throw new Error('There is no button to run it again.');

    await user.click(again);

    await waitFor(() => expect(posts()[0]?.path).toBe('/api/generate-from-image'));
    expect(posts()[0]?.form?.['image']).toBeInstanceOf(File);
  });
});
