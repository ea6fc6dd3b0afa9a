import { prerenderFirstScreen } from '@aic/sdk/first-screen';
import { imageItem, textItem, videoItem } from '@aic/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { idOf, pictures, renderLibrary, tile, tiles } from '../../testing/render-library.tsx';
import tool from '../../tool.tsx';

const TO_THE_END = '{Control>}{End}{/Control}';
const FOLDER = { id: idOf(900), name: 'Foxes', count: 3 };

describe('what is shown', () => {
  it('is everything, of all kinds, with its prompt', async () => {
    await renderLibrary({
      items: [
        imageItem({ id: idOf(1), prompt: 'A fox' }),
        videoItem({ id: idOf(2), prompt: 'Waves', duration: 75 }),
        textItem({ id: idOf(3), prompt: 'A caption', response: '# Fresh **bread**' }),
      ],
    });

    expect(await screen.findByRole('gridcell', { name: /^Image: A fox/ })).toBeTruthy();
    expect(within(screen.getByRole('gridcell', { name: /Video: Waves/ })).getByText('1:15')).toBeTruthy();
    expect(
      within(screen.getByRole('gridcell', { name: /Text: A caption/ })).getByText('Fresh bread'),
    ).toBeTruthy();
  });

  it('goes on with the next page before its end is seen, once', async () => {
    const pages = [pictures(60), [imageItem({ id: idOf(61), prompt: 'Picture 61' })]];
    const { lists, user } = await renderLibrary({
      handlers: {
        'GET /api/library': ({ path }) => {
          const isSecond = path.includes('cursor');
          const link = { link: '</api/library?cursor=x>; rel="next"' };
          return Response.json(pages[isSecond ? 1 : 0], isSecond ? {} : { headers: link });
        },
      },
    });
    const grid = await screen.findByRole('grid', { name: 'All items' });
    expect(tiles().length).toBeLessThan(60);

    act(() => screen.getAllByRole('gridcell')[0]?.focus());
    await user.keyboard(TO_THE_END);

    await waitFor(() => expect(grid.getAttribute('aria-rowcount')).not.toBe('-1'));
    await user.keyboard(TO_THE_END);
    expect(await tile(61)).toBeTruthy();
    expect(lists()).toEqual(['/api/library', '/api/library?cursor=x']);
  });

  it('shows what the page has brought without asking for it, unless more was there before the reload', async () => {
    const brought = { body: pictures(2), next: null };
    const { lists, unmount } = await renderLibrary({ brought, items: pictures(4) });
    expect(await tile(1)).toBeTruthy();
    expect([tiles(), lists()]).toEqual([['Picture 1', 'Picture 2'], []]);
    unmount();

    sessionStorage.setItem('library.depth', '["/api/library",4]');
    await renderLibrary({ brought, items: pictures(4) });
    expect(await tile(4)).toBeTruthy();
    sessionStorage.clear();

    await renderLibrary({ brought, items: pictures(3), path: '/library?in=bin' });
    expect(await tile(3)).toBeTruthy();
  });

  it.each([
    ['/library', undefined],
    ['/library?item=x', undefined],
    ['/library?in=bin&sort=oldest', '/api/library?bin=true&sort=oldest'],
    [`/library?folder=${FOLDER.id}`, `/api/library?folder=${FOLDER.id}`],
  ])('is prerendered at %s with what the page has brought, and takes that over', async (path, part) => {
    const page = { items: pictures(3), next: null };
    const data = part === undefined ? { library: page } : { libraryPart: { path: part, ...page } };
    const { html } = await prerenderFirstScreen(tool, { path, user: null, ...data });
    expect(html.match(/data-tile=/g)).toHaveLength(3);
    expect(html).toContain('@container');

    const brought = { body: page.items, next: null, ...(part !== undefined && { path: part }) };
    const { lists } = await renderLibrary({ brought, path });
    expect(await tile(3)).toBeTruthy();
    expect(lists()).toEqual([]);
  });

  it('is prerendered without tiles where the page has brought another view', async () => {
    const libraryPart = { path: '/api/library?bin=true', items: pictures(3), next: null };
    const { html } = await prerenderFirstScreen(tool, { path: '/library', user: null, libraryPart });

    expect(html).toContain('Loading your library');
    expect(html).not.toContain('data-tile=');
  });

  it('asks for itself where it cannot read what the page has brought', async () => {
    const brought = { body: [{ kind: 'hologram' }], next: null };
    await renderLibrary({ brought, items: pictures(2) });
    expect(await tile(2)).toBeTruthy();
  });

  it('says that the next page did not come, in its place, and asks again', async () => {
    let isDown = true;
    const { user } = await renderLibrary({
      handlers: {
        'GET /api/library': ({ path }) => {
          if (!path.includes('cursor')) {
            return Response.json(pictures(8), { headers: { link: '</api/library?cursor=x>; rel="next"' } });
          }
          return isDown
            ? new Response('', { status: 503 })
            : [imageItem({ id: idOf(9), prompt: 'Picture 9' })];
        },
      },
    });
    expect(await screen.findByText('The items after these could not be loaded.')).toBeTruthy();
    expect(await tile(1)).toBeTruthy();
    isDown = false;

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await tile(9)).toBeTruthy();
  });

  it('teaches where there is nothing yet', async () => {
    await renderLibrary();

    expect(await screen.findByText('Your library is empty')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Music' }).getAttribute('href')).toBe('/music');
  });

  it('offers a retry when it cannot be read', async () => {
    let isDown = true;
    const { user } = await renderLibrary({
      handlers: { 'GET /api/library': () => (isDown ? new Response('', { status: 503 }) : pictures(1)) },
    });
    expect(await screen.findByText('Your library could not be loaded')).toBeTruthy();
    isDown = false;

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await tile(1)).toBeTruthy();
  });

  it('says of what was cancelled that it was cancelled, and of what failed why', async () => {
    await renderLibrary({
      path: '/library?in=failed',
      items: [
        imageItem({ id: idOf(1), status: 'failed', error: 'Cancelled', isCancelled: true }),
        imageItem({ id: idOf(2), status: 'failed', error: 'The engine did not answer.' }),
      ],
    });

    expect(await screen.findByText('Cancelled')).toBeTruthy();
    expect(screen.getByText('The engine did not answer.')).toBeTruthy();
    expect(within(screen.getByRole('grid')).queryByText(/failed/i)).toBeNull();
  });
});

describe('the view', () => {
  it('is searched while one types, 200 ms after the last letter, and is in the address', async () => {
    const { user, lists } = await renderLibrary({ items: pictures(3) });
    await tile(1);

    await user.keyboard('/');
    await user.keyboard('red fox ');
    expect(lists()).toEqual(['/api/library']);

    await waitFor(() => expect(lists()).toEqual(['/api/library', '/api/library?q=red+fox']));
    expect(location.search).toBe('?q=red+fox');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'red fox ');
  });

  it('comes from the address, and Back brings the one before', async () => {
    const { user, lists } = await renderLibrary({
      items: pictures(2),
      path: '/library?q=fox&kind=image&sort=oldest',
    });
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'fox');
    await user.click(screen.getByRole('button', { name: 'Videos' }));
    await waitFor(() => expect(lists().at(-1)).toBe('/api/library?q=fox&kind=image%2Cvideo&sort=oldest'));

    act(() => history.back());

    await waitFor(() => expect(location.search).toBe('?q=fox&kind=image&sort=oldest'));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Videos' }).getAttribute('aria-pressed')).toBe('false'),
    );
  });

  it('shows that nothing matches, and clears what narrows it in one press', async () => {
    const { user, server } = await renderLibrary({ path: '/library?in=favourites&q=fox&date=week' });
    expect(await screen.findByText('Nothing matches')).toBeTruthy();
    server.items = pictures(1);

    await user.click(screen.getByRole('button', { name: 'Clear filters' }));

    expect(await tile(1)).toBeTruthy();
    expect(location.search).toBe('?in=favourites');
  });

  it('leads to the parts of the library and its folders, with how much is in them', async () => {
    const { user, lists } = await renderLibrary({
      items: pictures(1),
      summary: { bin: 4, folders: [FOLDER] },
    });

    expect(await screen.findByRole('link', { name: 'Bin 4' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Foxes 3' }));

    await waitFor(() => expect(lists().at(-1)).toBe(`/api/library?folder=${FOLDER.id}`));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Foxes');
  });

  it('offers engines only where there is more than one', async () => {
    const engines = ['one', 'two'].map((id) => ({ id, label: id, count: 1 }));
    const { unmount } = await renderLibrary({ items: pictures(1) });
    await tile(1);
    expect(screen.queryByRole('combobox', { name: 'Model' })).toBeNull();
    unmount();

    await renderLibrary({ items: pictures(1), summary: { engines } });

    expect(await screen.findByRole('combobox', { name: 'Model' })).toBeTruthy();
  });
});

describe('an item', () => {
  it('is opened in the view of the shell, and read again when that is left', async () => {
    const { user, backend, shell } = await renderLibrary({
      items: pictures(2),
      handlers: {
        [`GET /api/library/items/${idOf(2)}`]: () =>
          imageItem({ id: idOf(2), prompt: 'Picture 2', isFavourite: true }),
      },
    });
    await user.click(await tile(2));
    expect(shell.calls.opened.map(({ id }) => id)).toEqual([idOf(2)]);
    // As the shell does it.
    act(() => {
      history.pushState(null, '', `?item=${idOf(2)}`);
      dispatchEvent(new PopStateEvent('popstate'));
    });

    act(() => history.back());

    await waitFor(() => expect(backend.requests.at(-2)?.path).toBe(`/api/library/items/${idOf(2)}`));
    expect(await within(await tile(2)).findByRole('img', { name: 'Favourite' })).toBeTruthy();
  });

  it('shows how far its job is, and its result, without a new list', async () => {
    const item = imageItem({
      id: idOf(1),
      prompt: 'Picture 1',
      status: 'processing',
      progress: 0,
      imageUrl: null,
    });
    const { shell, lists } = await renderLibrary({
      items: [item],
      handlers: {
        [`GET /api/library/items/${idOf(1)}`]: () => imageItem({ id: idOf(1), prompt: 'Picture 1' }),
      },
    });
    const event = {
      type: 'generation',
      id: idOf(1),
      kind: 'image',
      status: 'processing',
      progress: 0.4,
    } as const;
    await tile(1);

    act(() => shell.emit(event));
    expect(within(await tile(1)).getByRole('progressbar')).toHaveProperty('value', 40);
    act(() => shell.emit({ ...event, status: 'completed', progress: 1 }));

    await waitFor(async () => expect((await tile(1)).querySelector('img')).toBeTruthy());
    expect(lists()).toHaveLength(1);
  });

  it('that is new comes at the top, and waits while the user looks at something further down', async () => {
    const { shell, server, user } = await renderLibrary({ items: pictures(2) });
    const event = {
      type: 'generation',
      id: idOf(7),
      kind: 'image',
      status: 'processing',
      progress: 0,
    } as const;
    await tile(1);
    server.items = [imageItem({ id: idOf(7), prompt: 'Picture 7' }), ...server.items];
    vi.stubGlobal('scrollY', 2000);

    act(() => shell.emit(event));
    const button = await screen.findByRole('button', { name: 'Show what is new' });
    expect(tiles()).toEqual(['Picture 1', 'Picture 2']);
    await user.click(button);

    await waitFor(() => expect(tiles()).toEqual(['Picture 7', 'Picture 1', 'Picture 2']));
  });
});
