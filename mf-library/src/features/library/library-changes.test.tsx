import { imageItem } from '@aic/sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { idOf, pictures, renderLibrary, selected, tile, tiles } from '../../testing/render-library.tsx';

const FOLDER = { id: idOf(900), name: 'Foxes', count: 3 };
const COMMANDS = 'POST /api/library/commands';
const bar = () => within(screen.getByRole('group', { name: 'Selection' }));

async function open(options: Parameters<typeof renderLibrary>[0] = {}) {
  const library = await renderLibrary({ items: pictures(5), ...options });
  await tile(1);
  const select = async (...numbers: number[]): Promise<void> => {
    for (const number of numbers) {
      await library.user.click(within(await tile(number)).getByRole('checkbox'));
    }
  };
  return { ...library, select };
}

describe('a selection', () => {
  it('grows by check marks, by presses and by Shift, and says its number', async () => {
    const { user, select } = await open();
    await select(1);
    await user.click(await tile(2));
    await user.keyboard('{Shift>}');
    await user.click(await tile(5));

    expect(selected()).toEqual([1, 2, 3, 4, 5].map((number) => `Picture ${number}`));
    expect(screen.getByText('5 selected')).toBeTruthy();
  });

  it('is that of its place: another place begins with nothing', async () => {
    const { user, select } = await open();
    await select(1, 2);

    await user.click(screen.getByRole('link', { name: /^Favourites/ }));

    await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
  });

  it('becomes favourites at once, and stays selected', async () => {
    const { user, select, commands } = await open();
    await select(1, 3);
    await user.click(bar().getByRole('button', { name: 'Favourite' }));

    expect(within(await tile(3)).getByRole('img', { name: 'Favourite' })).toBeTruthy();
    expect(commands()).toEqual([{ command: 'favourite', ids: [idOf(1), idOf(3)] }]);
    expect(bar().getByRole('button', { name: 'No longer a favourite' })).toBeTruthy();
  });

  it('is moved to a folder by menu, and by being dropped on it', async () => {
    const { user, select, commands } = await open({ summary: { folders: [FOLDER] } });
    await select(1);
    await user.click(bar().getByRole('button', { name: 'Move' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Foxes' }));
    await waitFor(() =>
      expect(commands()).toEqual([{ command: 'move', folderId: FOLDER.id, ids: [idOf(1)] }]),
    );

    const dataTransfer = { types: ['application/x-aic-items'], getData: () => JSON.stringify([idOf(2)]) };
    fireEvent.drop(screen.getByRole('link', { name: 'Foxes 3' }), { dataTransfer });

    await waitFor(() =>
      expect(commands().at(-1)).toEqual({ command: 'move', folderId: FOLDER.id, ids: [idOf(2)] }),
    );
  });

  it('is downloaded by the browser, as one zip', async () => {
    const sent: Array<[string, string]> = [];
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
      sent.push([new URL(this.action).pathname, this.querySelector('input')?.value ?? '']);
    });
    const { user, select } = await open();
    await select(1, 2);

    await user.click(bar().getByRole('button', { name: 'Zip' }));

    expect(sent).toEqual([['/api/library/zip', `${idOf(1)},${idOf(2)}`]]);
  });
});

describe('what is removed', () => {
  it('is gone at once, and its undo is sent only after the removal has been answered', async () => {
    const response = Promise.withResolvers<object>();
    const { user, select, commands } = await open({
      handlers: {
        [COMMANDS]: ({ json }) => (JSON.stringify(json).includes('remove') ? response.promise : { ids: [] }),
      },
    });
    await select(2, 3);
    await user.click(bar().getByRole('button', { name: 'Remove' }));
    expect(tiles()).toEqual(['Picture 1', 'Picture 4', 'Picture 5']);

    await user.click(screen.getByRole('button', { name: 'Undo' }));

    expect(tiles()).toEqual([1, 2, 3, 4, 5].map((number) => `Picture ${number}`));
    const ids = [idOf(2), idOf(3)];
    expect(commands()).toEqual([{ command: 'remove', ids }]);
    response.resolve({ ids });
    await waitFor(() =>
      expect(commands()).toEqual([
        { command: 'remove', ids },
        { command: 'restore', ids },
      ]),
    );
    expect(tiles()).toHaveLength(5);
  });

  it('is no longer published when it is taken back, and that is said', async () => {
    const { user, select, shell } = await open({
      items: pictures(2).map((item) => ({ ...item, isPublished: true })),
    });
    expect(within(await tile(2)).getByRole('img', { name: 'Published' })).toBeTruthy();
    await select(2);
    await user.click(bar().getByRole('button', { name: 'Remove' }));

    await user.click(screen.getByRole('button', { name: 'Undo' }));

    expect(within(await tile(1)).getByRole('img', { name: 'Published' })).toBeTruthy();
    expect(within(await tile(2)).queryByRole('img', { name: 'Published' })).toBeNull();
    expect(shell.calls.toasts.map(({ title }) => title)).toEqual(['Back, but not public']);
  });

  it('can be deleted for good beside its undo, once that is confirmed', async () => {
    const { user, select, commands } = await open();
    await select(2);
    await user.click(bar().getByRole('button', { name: 'Remove' }));
    await user.click(screen.getByRole('button', { name: 'Delete now' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete 1 item now?' }));
    await user.click(question.getByRole('button', { name: 'Delete 1 item' }));

    await waitFor(() => expect(commands()).toMatchObject([{ command: 'remove' }, { command: 'purge' }]));
    expect(screen.queryByText('1 item removed')).toBeNull();
  });

  it('can be taken back for ten seconds', async () => {
    const { user, select } = await open();
    await select(1);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(bar().getByRole('button', { name: 'Remove' }));

    act(() => void vi.advanceTimersByTime(9_900));
    expect(screen.getByText('1 item removed')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(200));

    expect(screen.queryByText('1 item removed')).toBeNull();
    vi.useRealTimers();
    expect(user).toBeTruthy();
  });

  it('comes back with a message when the server refuses', async () => {
    const { user, select, shell } = await open({
      handlers: { [COMMANDS]: () => new Response('', { status: 503 }) },
    });
    await select(2);
    await user.click(bar().getByRole('button', { name: 'Remove' }));

    await waitFor(() =>
      expect(shell.calls.toasts).toEqual([
        {
          title: '1 item could not be removed',
          description: 'Nothing was changed. Please try again.',
          variant: 'destructive',
        },
      ]),
    );
    expect(tiles()).toHaveLength(5);
  });

  it('comes back where the server has left it out, such as a job that still runs', async () => {
    const { user, select, shell } = await open({ handlers: { [COMMANDS]: () => ({ ids: [idOf(1)] }) } });
    await select(1, 2);
    await user.click(bar().getByRole('button', { name: 'Remove' }));

    await waitFor(() => expect(tiles()).toEqual([2, 3, 4, 5].map((number) => `Picture ${number}`)));
    expect(shell.calls.toasts.at(-1)?.title).toBe('1 of 2 items could not be removed: still being made?');
  });

  it('goes in parts where there are more than one command takes', async () => {
    const { user, commands } = await open({ items: pictures(600) });
    act(() => screen.getAllByRole('gridcell')[0]?.focus());
    await user.keyboard('{Control>}a{/Control}{Delete}');

    await waitFor(() => expect(commands()).toHaveLength(2));
    const sizes = commands().map((command) => (command as { ids: string[] }).ids.length);
    expect(sizes).toEqual([500, 100]);
    expect(screen.getByText('600 items removed')).toBeTruthy();
  });
});

describe('the bin', () => {
  const removed = pictures(2, { removedAt: '2026-11-10T10:00:00.000Z' });

  it('says how long it keeps what is in it', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T12:00:00Z') });
    await open({ path: '/library?in=bin', items: removed });

    expect(within(await tile(1)).getByText('18 days left')).toBeTruthy();
  });

  it('gives back, and the item leaves it', async () => {
    const { user, select, commands } = await open({ path: '/library?in=bin', items: removed });
    await select(1);
    await user.click(bar().getByRole('button', { name: 'Restore' }));

    expect(tiles()).toEqual(['Picture 2']);
    expect(commands()).toEqual([{ command: 'restore', ids: [idOf(1)] }]);
  });

  it('deletes for good only after it has asked with the number', async () => {
    const { user, select, commands } = await open({ path: '/library?in=bin', items: removed });
    await select(1, 2);
    await user.click(bar().getByRole('button', { name: 'Delete now' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete 2 items now?' }));
    expect(commands()).toEqual([]);

    await user.click(question.getByRole('button', { name: 'Delete 2 items' }));

    await waitFor(() => expect(commands()).toEqual([{ command: 'purge', ids: [idOf(1), idOf(2)] }]));
    expect(tiles()).toEqual([]);
  });
});

it('what failed is dismissed, and that can be undone', async () => {
  const items = [imageItem({ id: idOf(1), prompt: 'Picture 1', status: 'failed', error: 'No answer' })];
  const { user, select, commands } = await open({ path: '/library?in=failed', items });
  await select(1);
  await user.click(bar().getByRole('button', { name: 'Dismiss' }));
  expect(tiles()).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Undo' }));

  await waitFor(() => expect(commands()).toHaveLength(2));
  expect(commands().at(-1)).toEqual({ command: 'restore', ids: [idOf(1)] });
  expect(tiles()).toEqual(['Picture 1']);
});

describe('folders', () => {
  it('are made for what is selected, which moves into them', async () => {
    const { user, select, commands } = await open({
      handlers: { 'POST /api/library/folders': () => FOLDER },
    });
    await select(1);
    await user.click(bar().getByRole('button', { name: 'Move' }));
    await user.click(await screen.findByRole('menuitem', { name: 'New folder …' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Foxes{Enter}');

    await waitFor(() =>
      expect(commands()).toEqual([{ command: 'move', folderId: FOLDER.id, ids: [idOf(1)] }]),
    );
  });

  it('say why they cannot have a name', async () => {
    const taken = { message: 'You have a folder of this name.', code: 'conflict', requestId: 'r' };
    const { user } = await open({
      handlers: { 'POST /api/library/folders': () => Response.json(taken, { status: 409 }) },
    });
    await user.click(screen.getByRole('button', { name: 'New folder' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Foxes{Enter}');

    expect(await screen.findByText('You have a folder of this name.')).toBeTruthy();
  });

  it('are deleted after a question, and the library is open then', async () => {
    const { user, backend } = await open({
      path: `/library?folder=${FOLDER.id}`,
      summary: { folders: [FOLDER] },
      handlers: { [`DELETE /api/library/folders/${FOLDER.id}`]: () => new Response(null, { status: 204 }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete folder' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Delete folder' }));

    await waitFor(() => expect(location.search).toBe(''));
    expect(backend.requests.some(({ method }) => method === 'DELETE')).toBe(true);
  });
});
