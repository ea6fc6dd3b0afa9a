import type { Generation } from '@aic/sdk';
import { editItem, imageItem } from '@aic/sdk/testing';
import { UPLOAD_SAMPLE, uploadRef } from '@aic/sdk/uploads';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderPhotoEditor } from '../../testing/render-photo-editor.tsx';

const FOX = imageItem({ prompt: 'A fox' });

async function takeOver(item: Generation, as: string, handlers: Record<string, () => object> = {}) {
  vi.stubGlobal('fetch', async () => new Response(new Blob(['picture'], { type: 'image/png' })));
  onTestFinished(() => void vi.unstubAllGlobals());
  const page = await renderPhotoEditor(
    [],
    {
      [`GET /api/generations/${item.id}`]: () => item,
      'POST /api/edit': () => editItem({ status: 'processing' }),
      ...handlers,
    },
    `?mode=photo-editor&use=${item.id}&as=${as}`,
  );
  await waitFor(() => expect(location.search).toBe('?mode=photo-editor'));
  return page;
}

it('takes a picture to edit, and says which item the edit is made from', async () => {
  const { user, editButton, posts } = await takeOver(FOX, 'edit');
  await user.type(screen.getByRole('textbox'), 'Warmer');

  await user.click(editButton());

  await waitFor(() => expect(posts()[0]?.form).toMatchObject({ madeFrom: FOX.id, image: expect.any(File) }));
});

it('takes an upload to edit: it is sent as the picture that it is', async () => {
  const handlers = { [`GET /api/uploads/${UPLOAD_SAMPLE.id}`]: () => UPLOAD_SAMPLE };
  await takeOver({ ...FOX, id: uploadRef(UPLOAD_SAMPLE.id) }, 'edit', handlers);

  expect(screen.getByText('picture.png')).toBeDefined();
});

it('takes a picture as the background of an edit', async () => {
  await takeOver(FOX, 'background');

  expect(screen.getByRole('radio', { name: 'Change background', checked: true })).toBeDefined();
  expect(screen.getByText('picture.png')).toBeDefined();
});

it('takes the words and the settings of an edit', async () => {
  await takeOver(editItem({ prompt: 'Warmer', editType: 'general', strength: 40 }), 'prompt');

  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Warmer');
  expect(screen.getByRole('radio', { name: 'General edit', checked: true })).toBeDefined();
  expect(screen.getByRole('slider', { name: 'Strength' }).getAttribute('aria-valuenow')).toBe('40');
});

it('puts a picture that was uploaded before back into the empty field', async () => {
  vi.stubGlobal('fetch', async () => new Response(new Blob(['picture'], { type: 'image/png' })));
  onTestFinished(() => void vi.unstubAllGlobals());
  const { user } = await renderPhotoEditor([], { 'GET /api/uploads': () => [UPLOAD_SAMPLE] });
  const row = within(await screen.findByRole('group', { name: 'Recent uploads' }));

  await user.click(row.getByRole('button', { name: /^Upload of/ }));

  expect(await screen.findByText('picture.png')).toBeDefined();
  expect(screen.queryByRole('group', { name: 'Recent uploads' })).toBeNull();
});
