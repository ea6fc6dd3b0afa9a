import { apiError } from '@aic/sdk/testing';
import { UPLOAD_SAMPLE, type Upload, uploadRef } from '@aic/sdk/uploads';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { idOf, renderLibrary } from '../../testing/render-library.tsx';

beforeAll(() => import('./uploads-place.tsx'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const uploads = (count: number): Upload[] =>
  Array.from({ length: count }, (_, index) => ({
    ...UPLOAD_SAMPLE,
    id: idOf(index + 1),
    createdAt: `2026-11-${String(24 - index).padStart(2, '0')}T10:00:00.000Z`,
  }));

type Handlers = NonNullable<NonNullable<Parameters<typeof renderLibrary>[0]>['handlers']>;

/** Commands change what is listed. */
async function renderUploads(listed: Upload[], handlers: Handlers = {}, path = '/library?in=uploads') {
  const removed = new Set<string>();
  const commands: unknown[] = [];
  const page = await renderLibrary({
    path,
    summary: { uploads: listed.length },
    handlers: {
      'GET /api/uploads': () => listed.filter(({ id }) => !removed.has(id)),
      'POST /api/uploads/commands': ({ json }) => {
        commands.push(json);
        // Safe because the SDK sends nothing else.
        const { command, ids } = json as { command: string; ids: string[] };
        for (const id of ids) removed[command === 'remove' ? 'add' : 'delete'](id);
        return { ids };
      },
      ...handlers,
    },
  });
  return { ...page, sent: commands };
}

const cells = () => screen.queryAllByRole('gridcell').map(({ textContent }) => textContent);
const cell = (day: number) => screen.findByRole('gridcell', { name: new RegExp(`Nov ${day}, 2026`) });

async function focusOn(day: number): Promise<void> {
  const tile = await cell(day);
  act(() => tile.focus());
}

it('is a choice beside the kinds, in the address, and shows the uploads in place of the items', async () => {
  const { user, backend } = await renderUploads(uploads(2), {}, '/library?kind=image');
  await user.click(await screen.findByRole('button', { name: 'Uploads' }));

  expect(await cell(24)).toBeDefined();
  expect(location.search).toBe('?in=uploads');
  expect(screen.getByRole('heading', { level: 1, name: 'Uploads' })).toBeDefined();
  expect(screen.getByText(/the last 500/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Uploads', pressed: true })).toBeDefined();

  backend.requests.length = 0;
  await user.click(screen.getByRole('button', { name: 'Videos' }));
  await waitFor(() => expect(location.search).toBe('?kind=video'));
  await waitFor(() => expect(backend.requests.map(({ path }) => path)).toContain('/api/library?kind=video'));
});

it('opens an upload in the view of items, by keyboard too', async () => {
  const { user, shell } = await renderUploads(uploads(2));
  await focusOn(24);
  await user.keyboard('{ArrowRight}{Enter}');

  expect(shell.calls.opened).toEqual([
    { id: uploadRef(idOf(2)), ids: [uploadRef(idOf(1)), uploadRef(idOf(2))] },
  ]);
});

it('removes what is selected at once, and takes it back with Undo', async () => {
  const { user, sent } = await renderUploads(uploads(3));
  await focusOn(24);
  await user.keyboard(' {ArrowRight} ');
  const bar = within(screen.getByRole('group', { name: 'Selection' }));
  expect(bar.getByText('2 selected')).toBeDefined();
  await user.click(bar.getByRole('button', { name: 'Remove' }));

  expect(cells()).toHaveLength(1);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(cells()).toHaveLength(3));
  const ids = [idOf(1), idOf(2)];
  await waitFor(() =>
    expect(sent).toEqual([
      { command: 'remove', ids },
      { command: 'restore', ids },
    ]),
  );
});

it('puts back what could not be removed, and says so', async () => {
  const { user, shell } = await renderUploads(uploads(2), {
    'POST /api/uploads/commands': () => apiError(429, { message: 'Please wait.' }),
  });
  await focusOn(24);
  await user.keyboard('{Delete}');

  await waitFor(() =>
    expect(shell.calls.toasts).toMatchObject([
      { title: '1 upload could not be removed', description: 'Please wait.' },
    ]),
  );
  await waitFor(() => expect(cells()).toHaveLength(2));
});

it('sends the selected ones as one zip', async () => {
  const forms: string[] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    forms.push(new URLSearchParams(new FormData(this) as never).toString());
  });
  const { user } = await renderUploads(uploads(2));
  await focusOn(24);
  await user.keyboard(' ');
  await user.click(screen.getByRole('button', { name: 'Zip' }));

  expect(forms).toEqual([`ids=${idOf(1)}`]);
});

it('reads page after page, and goes on where one did not arrive', async () => {
  let isUp = false;
  const { user } = await renderUploads([], {
    'GET /api/uploads': ({ path }) => {
      if (!path.includes('cursor')) {
        return Response.json(uploads(2).slice(0, 1), {
          headers: { link: '</api/uploads?limit=100&cursor=1>; rel="next"' },
        });
      }
      return isUp ? uploads(2).slice(1) : apiError(503, { message: 'Unavailable' });
    },
  });
  isUp = await screen.findByText('The items after these could not be loaded.').then(() => true);
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await cell(23)).toBeDefined();
  expect(cells()).toHaveLength(2);
});

it('says what is kept here while there is nothing, and when it does not arrive', async () => {
  await renderUploads([]);
  expect(await screen.findByText('No uploads yet')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Edit a photo' }).getAttribute('href')).toBe('/?mode=photo-editor');
  cleanup();

  const { user } = await renderUploads([], { 'GET /api/uploads': () => apiError(503, { message: 'Down' }) });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your library could not be loaded')).toBeDefined();
});
