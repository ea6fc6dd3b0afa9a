import type { Generation } from '@aic/sdk';
import { editItem, imageItem } from '@aic/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderPhotoEditor } from '../../testing/render-photo-editor.tsx';

const FOX = imageItem({ prompt: 'A fox' });

async function takeOver(item: Generation, as: string) {
  vi.stubGlobal('fetch', async () => new Response(new Blob(['picture'], { type: 'image/png' })));
  onTestFinished(() => void vi.unstubAllGlobals());
  const page = await renderPhotoEditor(
    [],
    {
      [`GET /api/generations/${item.id}`]: () => item,
      'POST /api/edit': () => editItem({ status: 'processing' }),
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
