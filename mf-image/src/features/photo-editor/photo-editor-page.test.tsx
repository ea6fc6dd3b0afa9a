import { apiError, editItem, FAKE_USER } from '@aic/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { BEACH, PHOTO, renderPhotoEditor } from '../../testing/render-photo-editor.tsx';

const processing = (change = {}) =>
  editItem({
    id: 'new',
    status: 'processing',
    editedImageUrl: null,
    thumbnails: null,
    progress: 0,
    ...change,
  });
const posts = (backend: { requests: ReadonlyArray<{ method: string }> }) =>
  backend.requests.filter(({ method }) => method === 'POST');
const prompt = () => screen.getByRole('textbox');

describe('the composer', () => {
  it('[2.edit.type] offers enhance, background change and general edits', async () => {
    const { user } = await renderPhotoEditor();
    const group = within(screen.getByRole('radiogroup', { name: 'Edit type' }));
    expect(group.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual([
      'Enhance',
      'Change background',
      'General edit',
    ]);
    await user.click(group.getByRole('radio', { name: 'General edit' }));
    expect(group.getByRole('radio', { name: 'General edit' })).toHaveProperty('ariaChecked', 'true');
  });

  it('asks for several edits at once, for the price of all, with the seed of a member of Creator+', async () => {
    const { user, backend, choose } = await renderPhotoEditor(
      [editItem({ seed: 41 })],
      { 'POST /api/edit': () => ({ ...processing(), others: [processing({ id: 'b' })] }) },
      undefined,
      { user: { ...FAKE_USER, isPro: true, plan: 'creator' } },
    );
    await choose(/^Your picture/, PHOTO);
    await user.type(prompt(), 'Warmer light');
    await user.click(screen.getByRole('radio', { name: '2' }));
    await user.click(await screen.findByRole('button', { name: 'Keep the latest seed' }));

    await user.click(screen.getByRole('button', { name: 'Edit - 40 credits' }));

    await waitFor(() => expect(posts(backend)).toHaveLength(1));
    expect(posts(backend)[0]).toMatchObject({ form: { prompt: 'Warmer light', count: '2', seed: '41' } });
  });

  it('[2.edit.uploads] takes one picture, and a reference for a change of background only', async () => {
    const { user } = await renderPhotoEditor();
    expect(screen.getByLabelText(/^Your picture/)).toBeTruthy();
    expect(screen.queryByLabelText(/^Reference picture/)).toBeNull();

    await user.click(screen.getByRole('radio', { name: 'Change background' }));

    expect(screen.getByLabelText(/^Reference picture/)).toBeTruthy();
    expect(screen.getAllByText(/Supports JPG, PNG, WebP up to 10MB/)).toHaveLength(2);
  });

  it('[2.edit.chips] fills the description from the suggestions that each edit type has of its own', async () => {
    const { user, backend } = await renderPhotoEditor();
    const suggestions = {
      Enhance: 'Warmer light',
      'Change background': 'Plain studio grey',
      'General edit': 'Black and white',
    };
    for (const [type, suggestion] of Object.entries(suggestions)) {
      await user.click(screen.getByRole('radio', { name: type }));
      await user.click(screen.getByRole('button', { name: suggestion }));
      expect(prompt()).toHaveProperty('value', suggestion);
      const shown = Object.values(suggestions).filter(
        (name) => screen.queryByRole('button', { name }) !== null,
      );
      expect(shown).toEqual([suggestion]);
    }
    expect(posts(backend)).toHaveLength(0);
  });

  it('[2.edit.strength] [9.image.options] has a strength of 70 that moves in steps of 10 from 0 to 100', async () => {
    const { user } = await renderPhotoEditor();
    const slider = await screen.findByRole('slider', { name: 'Strength' });
    expect(slider.ariaValueNow ?? slider.getAttribute('aria-valuenow')).toBe('70');
    expect(slider.getAttribute('aria-valuemin')).toBe('0');
    expect(slider.getAttribute('aria-valuemax')).toBe('100');
    slider.focus();
    await user.keyboard('{ArrowRight}');
    expect(slider.getAttribute('aria-valuenow')).toBe('80');
    await user.keyboard('{End}{ArrowRight}');
    expect(slider.getAttribute('aria-valuenow')).toBe('100');
    await user.keyboard('{Home}{ArrowLeft}');
    expect(slider.getAttribute('aria-valuenow')).toBe('0');
  });

  it('takes no credits for an edit that would change nothing, and says why', async () => {
    const { user, backend } = await renderPhotoEditor();
    await user.upload(screen.getByLabelText(/^Your picture/), PHOTO);
    await user.type(prompt(), 'Sepia');
    (await screen.findByRole('slider', { name: 'Strength' })).focus();
    await user.keyboard('{Home}');
    const button = screen.getByRole('button', { name: /^Edit/ });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getAllByText('At strength 0 % nothing would change').length).toBeGreaterThan(0);

    await user.click(button);
    await user.type(prompt(), '{Control>}{Enter}{/Control}');
    expect(posts(backend)).toHaveLength(0);

    screen.getByRole('slider', { name: 'Strength' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(button.getAttribute('aria-disabled')).not.toBe('true');
  });

  it('sends picture, reference, words, type and strength as a form, with the price that was shown', async () => {
    const { user, backend, choose, editButton } = await renderPhotoEditor([], {
      'POST /api/edit': () => processing(),
    });
    await user.click(screen.getByRole('radio', { name: 'Change background' }));
    await choose(/^Your picture/, PHOTO);
    await choose(/^Reference picture/, BEACH);
    await user.type(prompt(), ' A beach ');

    await user.click(editButton());

    await waitFor(() => expect(posts(backend)).toHaveLength(1));
    const sent = backend.requests.find(({ method }) => method === 'POST');
    expect(sent?.form).toMatchObject({ prompt: 'A beach', editType: 'background_change', strength: '70' });
    expect(sent?.form?.['image']).toHaveProperty('name', 'harbour.png');
    expect(sent?.form?.['secondImage']).toHaveProperty('name', 'beach.jpg');
    expect(sent?.headers.get('x-quoted-price')).toBe('20');
  });

  it('leaves the reference at home for other edits', async () => {
    const { user, backend, choose, editButton } = await renderPhotoEditor([], {
      'POST /api/edit': () => processing(),
    });
    await user.click(screen.getByRole('radio', { name: 'Change background' }));
    await choose(/^Your picture/, PHOTO);
    await choose(/^Reference picture/, BEACH);
    await user.click(screen.getByRole('radio', { name: 'General edit' }));
    await user.type(prompt(), 'Sepia');

    await user.click(editButton());

    await waitFor(() => expect(posts(backend)).toHaveLength(1));
    expect(backend.requests.find(({ method }) => method === 'POST')?.form).not.toHaveProperty('secondImage');
  });

  it('sends a picture once, however long the browser takes to read its size', async () => {
    const { user, backend, choose, editButton } = await renderPhotoEditor([], {
      'POST /api/edit': () => processing(),
    });
    const { promise, resolve } = Promise.withResolvers<object>();
    vi.stubGlobal('createImageBitmap', () => promise);
    await choose(/^Your picture/, PHOTO);
    await user.type(prompt(), 'Sepia');

    await user.click(editButton());
    expect(editButton().ariaBusy).toBe('true');
    await user.click(editButton());
    resolve({ width: 1200, height: 800, close: () => {} });

    await waitFor(() => expect(posts(backend)).toHaveLength(1));
    await waitFor(() => expect(editButton().ariaBusy).not.toBe('true'));
    expect(posts(backend)).toHaveLength(1);
  });

  it('hides what the engine does not say that it supports', async () => {
    const engine = { kind: 'edit', id: 'other', state: 'configured', label: 'Other', message: null };
    let supports: object = { seed: true, cancel: true, strength: true, referenceImage: true };
    const { user, shell } = await renderPhotoEditor([], {
      'GET /api/providers': () => [{ ...engine, supports }],
    });
    await user.click(screen.getByRole('radio', { name: 'Change background' }));
    expect(await screen.findByLabelText(/^Reference picture/)).toBeTruthy();
    supports = { seed: false, cancel: false };
    await act(() => shell.queryClient.invalidateQueries({ queryKey: ['providers'] }));

    await waitFor(() => expect(screen.queryByRole('slider', { name: 'Strength' })).toBeNull());
    expect(screen.queryByLabelText(/^Reference picture/)).toBeNull();
  });

  it('[9.cost] shows the price of an edit on its button: 20 credits', async () => {
    const { editButton } = await renderPhotoEditor();
    expect(editButton().textContent).toContain('20 credits');
  });

  it('[5.edit.image] [8.validation] asks for a picture first, with a toast and no call', async () => {
    const { user, backend, shell, editButton } = await renderPhotoEditor();
    await user.click(editButton());
    expect(shell.calls.toasts).toEqual([
      { title: 'Image Required', description: 'Please upload an image first', variant: 'destructive' },
    ]);
    expect(posts(backend)).toHaveLength(0);
  });

  it('[5.edit.prompt] [8.validation] asks for the changes, with a toast and no call', async () => {
    const { user, backend, shell, choose, editButton } = await renderPhotoEditor();
    await choose(/^Your picture/, PHOTO);
    await user.click(editButton());
    expect(shell.calls.toasts).toEqual([
      {
        title: 'Prompt Required',
        description: 'Please describe the changes you want to make',
        variant: 'destructive',
      },
    ]);
    expect(posts(backend)).toHaveLength(0);
  });

  it('keeps the chosen picture over a look at the other mode', async () => {
    const { user, choose } = await renderPhotoEditor();
    await choose(/^Your picture/, PHOTO);
    await user.click(screen.getByRole('radio', { name: 'Text to Image' }));
    await user.click(screen.getByRole('radio', { name: 'Photo Editor' }));
    expect(await screen.findByText('harbour.png')).toBeTruthy();
  });

  it("[8.tools.fail] says 'Error' and 'Failed to edit image' when the server gives no words", async () => {
    const { user, shell, choose, editButton } = await renderPhotoEditor([], {
      'POST /api/edit': () => new Response('', { status: 502 }),
    });
    await choose(/^Your picture/, PHOTO);
    await user.type(prompt(), 'Sepia');
    await user.click(editButton());
    await waitFor(() =>
      expect(shell.calls.toasts).toEqual([
        { title: 'Error', description: 'Failed to edit image', variant: 'destructive' },
      ]),
    );
    expect(prompt()).toHaveProperty('value', 'Sepia');
  });

  it('[5.upload.types] [5.upload.size] takes a picture of 10 MB and none of a byte more', async () => {
    const { choose } = await renderPhotoEditor();
    const fileOf = (sizeBytes: number, name: string) =>
      new File([new Uint8Array(sizeBytes)], name, { type: 'image/webp' });
    await choose(/^Your picture/, fileOf(10 * 1024 * 1024 + 1, 'large.webp'));
    expect(screen.getByText('File is too large. Maximum size is 10MB')).toBeTruthy();
    await choose(/^Your picture/, fileOf(10 * 1024 * 1024, 'just.webp'));
    expect(screen.getByText('just.webp')).toBeTruthy();
    expect(screen.queryByText('File is too large. Maximum size is 10MB')).toBeNull();
  });

  it("[5.upload.size] says the server's words about a picture it refuses", async () => {
    const message = 'File is too large. Maximum size is 10MB';
    const { user, shell, choose, editButton } = await renderPhotoEditor([], {
      'POST /api/edit': () => apiError(413, { message, code: 'too_large' }),
    });
    await choose(/^Your picture/, PHOTO);
    await user.type(prompt(), 'Sepia');
    await user.click(editButton());
    await waitFor(() => expect(shell.calls.toasts[0]?.description).toBe(message));
  });
});

it('makes an example of the wall with one press: its picture, its words and its kind of edit', async () => {
  // The picture is a file of the build, which the fake backend does not have.
  let responses = 0;
  vi.stubGlobal('fetch', async () => {
    responses += 1;
    await new Promise((resolve) => setTimeout(resolve, 20 * responses));
    return new Response(new Blob(['photo'], { type: 'image/webp' }));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { backend } = await renderPhotoEditor([], { 'POST /api/edit': () => processing() });

  const press = await screen.findByRole('button', { name: 'Make this: Sunset gradient - 20 credits' });
  // Two presses before anything is rendered, as on a slow device, cost one result.
  press.click();
  press.click();

  await waitFor(() => expect(prompt()).toHaveProperty('value', 'Sunset gradient'));
  await act(() => new Promise((resolve) => void setTimeout(resolve, 100)));
  expect(posts(backend)).toHaveLength(1);
  const sent = backend.requests.find(({ method }) => method === 'POST');
  expect(sent?.form).toMatchObject({ prompt: 'Sunset gradient', editType: 'background_change' });
  expect(sent?.form?.['image']).toBeInstanceOf(File);
  expect(prompt()).toHaveProperty('value', 'Sunset gradient');
  expect(screen.getByRole('radio', { name: 'Change background' })).toHaveProperty('ariaChecked', 'true');
});
