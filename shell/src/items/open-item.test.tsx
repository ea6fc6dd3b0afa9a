import { apiError, editItem, imageItem, musicItem, textItem, videoItem } from '@aic/sdk/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderOpenItem } from '../testing/render-open-item.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const idOf = (index: number) => `0197a000-0000-7000-8000-00000000010${index}`;
const FIRST = imageItem({ id: idOf(0), prompt: 'First' });
const SECOND = musicItem({ id: idOf(1), prompt: 'Second' });
const ITEMS = [FIRST, SECOND];

const dialog = async () => within(await screen.findByRole('dialog'));
const hasClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function openFirst(path = '/music?from=mail') {
  const page = await renderOpenItem(ITEMS, path);
  await page.user.click(screen.getByRole('button', { name: 'First' }));
  await screen.findByRole('dialog', { name: 'Image' });
  return page;
}

describe('the view of an item', () => {
  it('has an address of its own, closes with Back and gives the focus back', async () => {
    await openFirst();
    expect(location.pathname + location.search).toBe(`/music?from=mail&item=${FIRST.id}`);

    act(() => history.back());

    await hasClosed();
    expect(location.search).toBe('?from=mail');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'First' }));
  });

  it('leaves no step in the history when it is closed, however many were looked at', async () => {
    const { user } = await openFirst();
    const steps = history.length;

    await user.click((await dialog()).getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('dialog', { name: 'Music' })).toBeTruthy();
    expect((await dialog()).getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
    await user.click((await dialog()).getByRole('button', { name: 'Close' }));

    await hasClosed();
    await waitFor(() => expect(location.search).toBe('?from=mail'));
    expect(history.length).toBe(steps);
  });

  it('goes one step back, however often Escape is pressed while the browser goes there', async () => {
    const { user } = await openFirst();
    const steps = vi.spyOn(history, 'go');
    onTestFinished(() => steps.mockRestore());

    await user.keyboard('{Escape}{Escape}{Escape}');

    await hasClosed();
    expect(steps.mock.calls).toEqual([[-1]]);
  });

  it('closes again when it was opened by Forward', async () => {
    const { user } = await openFirst();
    await user.keyboard('{Escape}');
    await hasClosed();
    act(() => history.forward());
    await dialog();

    await user.keyboard('{Escape}');

    await hasClosed();
    expect(location.search).toBe('?from=mail');
  });

  it('leaves an image to the tool of the release before, which has opened it by itself', async () => {
    await renderOpenItem(ITEMS, '/music');
    act(() => {
      history.pushState({ usr: { isImageOpenedHere: true } }, '', `/music?image=${FIRST.id}`);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    });

    await waitFor(() => expect(location.search).toBe(`?image=${FIRST.id}`));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['item', 'image'])(
    'opens from an address with %s, and closing it stays on its page',
    async (name) => {
      const { user } = await renderOpenItem(ITEMS, `/account?${name}=${FIRST.id}`);

      await user.click((await dialog()).getByRole('button', { name: 'Close' }));

      await hasClosed();
      expect(location.pathname + location.search).toBe('/account');
    },
  );

  it('keeps its order when an item before or after it is removed, and says how to take that back', async () => {
    const commands: unknown[] = [];
    const { user, services } = await renderOpenItem(ITEMS, '/music', {
      'POST /api/library/commands': ({ json }) => {
        commands.push(json);
        return { ids: [FIRST.id] };
      },
    });
    await user.click(screen.getByRole('button', { name: 'First' }));

    await user.click(await (await dialog()).findByRole('button', { name: 'Remove' }));

    expect(await screen.findByRole('dialog', { name: 'Music' })).toBeTruthy();
    expect(location.search).toBe(`?item=${SECOND.id}`);
    expect((await dialog()).queryByRole('button', { name: 'Previous' })).toBeNull();
    act(() => [...services.toastActions.values()].at(-1)?.());
    await waitFor(() =>
      expect(commands).toEqual([
        { command: 'remove', ids: [FIRST.id] },
        { command: 'restore', ids: [FIRST.id] },
      ]),
    );
  });

  describe('of no list', () => {
    const LIBRARY = Array.from({ length: 60 }, (_, index) =>
      imageItem({
        id: `0197a000-0000-7000-8000-0000000002${String(index).padStart(2, '0')}`,
        prompt: `No. ${index}`,
      }),
    );
    let gone: readonly string[] = [];
    const around = ({ path }: { path: string }) => {
      const query = new URLSearchParams(path.split('?')[1]);
      const index = LIBRARY.findIndex(({ id }) => id === query.get('after'));
      const all =
        query.get('sort') === 'oldest' ? LIBRARY.slice(0, index).toReversed() : LIBRARY.slice(index + 1);
      return all.filter(({ id }) => !gone.includes(id)).slice(0, Number(query.get('limit')));
    };
    const open = (index: number) => {
      gone = [];
      return renderOpenItem(LIBRARY, `/account?item=${LIBRARY[index]?.id}`, {
        'GET /api/library': around,
        'POST /api/library/commands': ({ json }) => {
          ({ ids: gone } = json as { ids: string[] });
          return { ids: gone };
        },
      });
    };
    const button = (name: string) => screen.findByRole('button', { name });
    const openIndex = () => LIBRARY.findIndex(({ id }) => location.search === `?item=${id}`);

    it('goes through the library, further than it was read at first', async () => {
      const { user } = await open(0);
      await user.click(await button('Next'));
      await waitFor(() => expect(openIndex()).toBe(1));
      await user.click(await button('Previous'));
      await waitFor(() => expect(openIndex()).toBe(0));
      await waitFor(async () => expect(await button('Previous')).toHaveProperty('disabled', true));

      for (let index = 1; index < LIBRARY.length; index += 1) {
        await waitFor(async () => expect(await button('Next')).toHaveProperty('disabled', false));
        await user.keyboard('{ArrowRight}');
        await waitFor(() => expect(openIndex()).toBe(index));
      }
      await waitFor(async () => expect(await button('Next')).toHaveProperty('disabled', true));

      await user.click(await button('Close'));
      await hasClosed();
      expect(location.pathname + location.search).toBe('/account');
    });

    it('goes on to the item beside one that was removed', async () => {
      const { user } = await open(30);
      await button('Next');

      await user.click(await button('Remove'));
      await waitFor(() => expect(openIndex()).toBe(31));
      // Before the order has been read again.
      await user.click(await button('Previous'));

      await waitFor(() => expect(openIndex()).toBe(29));
    });
  });

  it('says calmly that an item is gone or belongs to another user', async () => {
    const gone = () => apiError(404, { message: 'Not found' });
    const { user } = await renderOpenItem([], `/?item=${FIRST.id}`, {
      [`GET /api/library/items/${FIRST.id}`]: gone,
      [`GET /api/generations/${FIRST.id}`]: gone,
    });

    expect(await screen.findByText('This item is not here')).toBeTruthy();
    await user.keyboard('{Escape}');
    await hasClosed();
  });

  it('can be asked for again when the server did not answer', async () => {
    let isUp = false;
    const { user } = await renderOpenItem([], `/?item=${FIRST.id}`, {
      [`GET /api/library/items/${FIRST.id}`]: () =>
        isUp ? FIRST : apiError(503, { message: 'Unavailable' }),
    });
    await screen.findByText('The item could not be loaded');

    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('img', { name: 'First' })).toBeTruthy();
  });
});

describe('what it shows', () => {
  it('is the picture, film, track or text, with its recipe', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const film = videoItem({ id: idOf(2), prompt: 'Waves' });
    const text = textItem({ id: idOf(3), prompt: 'A caption', response: 'Fresh **bread**.' });
    const { user, services } = await renderOpenItem([FIRST, film, SECOND, text]);
    await user.click(screen.getByRole('button', { name: 'First' }));
    expect(await screen.findByRole('img', { name: 'First' })).toBeTruthy();
    expect(screen.getByText('1024 × 1024')).toBeTruthy();

    await user.keyboard('{ArrowRight}');
    expect(await screen.findByLabelText('Waves')).toHaveProperty('tagName', 'VIDEO');
    await user.keyboard('{ArrowRight}');
    const play = await screen.findByRole('button', { name: 'Play Second' });
    expect(screen.getByText('Jazz')).toBeTruthy();
    await user.click(play);
    expect(services.player.state().track?.page).toBe(`/music?result=${SECOND.id}`);
    await user.click((await dialog()).getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('bread', { selector: 'strong' })).toBeTruthy();
  });

  it('says of a file that has no content credentials that it has none', async () => {
    const note = 'This file could not be given its Content Credentials.';
    await renderOpenItem([imageItem({ id: idOf(0), isUnmarked: true })], `/?item=${idOf(0)}`);
    expect(await screen.findByText(note)).toBeTruthy();
  });

  it('is an edit that compares with its original, if that is still there', async () => {
    const edit = editItem({ id: idOf(7), prompt: 'Warmer' });
    const lost = editItem({ id: idOf(8), prompt: 'Cooler', originalImageUrl: '' });
    const { user } = await renderOpenItem([edit, lost], `/?item=${edit.id}`);

    await user.click(await screen.findByRole('button', { name: 'Compare' }));

    expect(screen.getByRole('slider', { name: 'Before and after' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Before: Warmer' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Compare', pressed: true }));
    expect(screen.getByRole('img', { name: 'Warmer' })).toBeTruthy();
    cleanup();
    await renderOpenItem([edit, lost], `/?item=${lost.id}`);
    expect(await screen.findByRole('img', { name: 'Cooler' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull();
  });

  it('is why it failed and what came back, and a cancelled item is never called failed', async () => {
    const failed = { status: 'failed', credits: 20, refunded: true, creditsReturned: 20 } as const;
    const broken = imageItem({ ...failed, id: idOf(4), prompt: 'Broken', error: 'The engine was busy' });
    const stopped = imageItem({
      ...failed,
      id: idOf(5),
      prompt: 'Stopped',
      error: 'Cancelled',
      isCancelled: true,
    });
    const { user } = await renderOpenItem([broken, stopped]);
    await user.click(screen.getByRole('button', { name: 'Broken' }));
    expect(await screen.findByText('The engine was busy')).toBeTruthy();
    expect(screen.getByText('20 credits are back')).toBeTruthy();

    await user.keyboard('{ArrowRight}');

    expect(await screen.findByText('Cancelled')).toBeTruthy();
    expect((await dialog()).queryByText(/failed/i)).toBeNull();
  });

  it('leads to what it was made from', async () => {
    const copy = imageItem({ id: idOf(6), prompt: 'Copy', madeFrom: { id: SECOND.id, kind: 'music' } });
    const { user } = await renderOpenItem([copy, SECOND], `/?item=${idOf(6)}`);

    await user.click(await screen.findByRole('link', { name: 'Music' }));

    expect(await screen.findByRole('dialog', { name: 'Music' })).toBeTruthy();
    expect(location.search).toBe(`?item=${SECOND.id}`);
  });
});

it('makes a link to a finished item where it is shown', async () => {
  const link = { url: 'http://studio.test/s/token', expiresAt: null, withRecipe: false };
  const path = `/api/generations/${FIRST.id}/share`;
  const { user, backend } = await openFirst();
  backend.handlers[`GET ${path}`] = () => apiError(404, { message: 'None.' });
  backend.handlers[`PUT ${path}`] = () => link;

  await user.click((await dialog()).getByRole('button', { name: 'Share' }));
  await user.click(await (await dialog()).findByRole('button', { name: 'Make a link' }));

  expect(await (await dialog()).findByRole('textbox', { name: 'Link' })).toHaveProperty('value', link.url);
});
