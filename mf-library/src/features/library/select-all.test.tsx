import { apiError } from '@aic/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pictures, renderLibrary, tile } from '../../testing/render-library.tsx';

// How far the list of another test was read.
beforeEach(() => sessionStorage.clear());

const bar = () => within(screen.getByRole('group', { name: 'Selection' }));

describe('a selection of all', () => {
  it('takes in what was not scrolled to, page after page, and is no longer offered then', async () => {
    const items = pictures(9);
    const next = (cursor: number) => ({ link: `</api/library?cursor=${cursor}>; rel="next"` });
    const { user, commands } = await renderLibrary({
      handlers: {
        'GET /api/library': ({ path }) => {
          const from = Number(/cursor=(\d)/.exec(path)?.[1] ?? 0);
          const page = items.slice(from, from + 3);
          return from + 3 < items.length ? Response.json(page, { headers: next(from + 3) }) : page;
        },
      },
    });
    await user.click(within(await tile(1)).getByRole('checkbox'));
    await user.click(bar().getByRole('button', { name: 'Select all' }));
    expect(await screen.findByText('9 selected')).toBeTruthy();
    expect(bar().queryByRole('button', { name: 'Select all' })).toBeNull();

    await user.click(bar().getByRole('button', { name: 'Remove' }));
    expect(commands()).toEqual([{ command: 'remove', ids: items.map(({ id }) => id) }]);
  });

  it('says so where the rest does not arrive, and takes in nothing after it was given up', async () => {
    const later = Promise.withResolvers<Response>();
    let isDown = true;
    const { user, shell } = await renderLibrary({
      handlers: {
        'GET /api/library': ({ path }) => {
          if (!path.includes('cursor')) {
            const link = '</api/library?cursor=8>; rel="next"';
            return Response.json(pictures(8), { headers: { link } });
          }
          return isDown ? apiError(503, { message: 'The server is busy.' }) : later.promise;
        },
      },
    });
    await user.click(within(await tile(1)).getByRole('checkbox'));
    await user.click(bar().getByRole('button', { name: 'Select all' }));
    await waitFor(() => expect(shell.calls.toasts.at(-1)?.title).toBe('Not everything is selected'));
    expect(screen.getByText('1 selected')).toBeTruthy();

    isDown = false;
    await user.click(bar().getByRole('button', { name: 'Select all' }));
    await user.click(bar().getByRole('button', { name: 'Clear selection' }));
    await act(async () => later.resolve(Response.json([])));
    expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull();
  });
});
