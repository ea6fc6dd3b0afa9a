import { FAKE_USER, imageItem } from '@aic/sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openPalette } from '../state/palette-asked.ts';
import { remoteEntry } from '../testing/remote-entry.ts';
import { renderPage } from '../testing/render-page.tsx';
import { PaletteSlot } from './palette-slot.tsx';

const LIBRARY = remoteEntry({ label: 'Library', isInNavigation: true, routes: ['/library'] });
const FOX = imageItem({ id: '0197a000-0000-7000-8000-000000000201', prompt: 'A fox in the snow' });
const BOAT = imageItem({ id: '0197a000-0000-7000-8000-000000000202', prompt: 'A boat' });

afterEach(() => vi.unstubAllGlobals());

function show(path = '/music') {
  return renderPage(
    <>
      <PaletteSlot user={FAKE_USER} />
      <main id="main">
        <textarea aria-label="Prompt" />
      </main>
    </>,
    path,
    {
      'GET /api/library': ({ path }) => {
        const words = new URL(path, location.origin).searchParams.get('q') ?? '';
        return [BOAT, FOX].filter(({ prompt }) => prompt.includes(words));
      },
    },
    { library: LIBRARY },
  );
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it('opens with Ctrl+K, also while one writes, on the pages and the latest items', async () => {
  const { user } = show();

  await user.type(screen.getByLabelText('Prompt'), 'A cat{Control>}k{/Control}');

  await screen.findByRole('combobox', { name: 'Search and commands' });
  await waitFor(() => expect(options()).toEqual(expect.arrayContaining(['Images', 'Profile', 'A boat'])));
  expect(options()).not.toContain('Administration');
});

it('opens an item that the library has found over the page', async () => {
  const { user } = show();
  await user.keyboard('{Meta>}k{/Meta}');

  await user.type(await screen.findByRole('combobox'), 'fox');
  await waitFor(() =>
    expect(options()).toEqual([
      'Search the library for “fox”',
      'A fox in the snow',
      'Use “A fox in the snow”',
    ]),
  );
  await user.keyboard('{ArrowDown}{Enter}');

  expect(location.pathname + location.search).toBe(`/music?item=${FOX.id}`);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('takes an earlier prompt, each once, into the composer of its tool', async () => {
  const { user } = show();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'boat');
  await waitFor(() => expect(options()).toContain('Use “A boat”'));

  await user.click(screen.getByRole('option', { name: 'Use “A boat”' }));

  expect(location.pathname + location.search).toBe(`/?use=${BOAT.id}&as=prompt`);
});

it('opens by its button, too', async () => {
  show();
  await screen.findByLabelText('Prompt');

  act(openPalette);

  expect(await screen.findByRole('combobox', { name: 'Search and commands' })).toBeTruthy();
});

it('takes the words to the library', async () => {
  const { user } = show();
  await user.keyboard('{Control>}k{/Control}');

  await user.type(await screen.findByRole('combobox'), 'zzz{Enter}');

  expect(location.pathname + location.search).toBe('/library?q=zzz');
});

it('goes to a page that other words name', async () => {
  const { user } = show();
  await user.keyboard('{Control>}k{/Control}');

  await user.type(await screen.findByRole('combobox'), 'password{Enter}');

  expect(location.pathname).toBe('/account');
});

it('changes the theme', async () => {
  const { user, services } = show();
  await user.keyboard('{Control>}k{/Control}');

  await user.type(await screen.findByRole('combobox'), 'theme{Enter}');

  expect(services.store.getState().theme.preference).not.toBe('system');
});

it('lists the keys with ?, but not while one writes', async () => {
  const { user } = show();
  await user.type(screen.getByLabelText('Prompt'), 'Why?');
  expect(screen.queryByRole('dialog')).toBeNull();

  (document.activeElement as HTMLElement).blur();
  await user.keyboard('?');

  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
});

it('is of use when the library cannot be read', async () => {
  const { user } = renderPage(<PaletteSlot user={{ ...FAKE_USER, isAdmin: true }} />, '/', {
    'GET /api/library': () => Promise.reject(new TypeError('Failed to fetch')),
  });

  await user.keyboard('{Control>}k{/Control}');

  expect(await screen.findByRole('option', { name: 'Administration' })).toBeTruthy();
});

it('leads to the prompt for something new, here and elsewhere', async () => {
  const { user } = show();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'new');
  expect(options()).toEqual(
    expect.arrayContaining(['New image', 'New photo edit', 'New video', 'New track', 'New text']),
  );

  await user.click(screen.getByRole('option', { name: 'New track' }));

  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Prompt')));
  expect(location.pathname).toBe('/music');

  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'new video{Enter}');
  expect(location.pathname).toBe('/video');
  // The prompt of the tool that is left is not it.
  const next = document.createElement('textarea');
  document.querySelector('#main textarea')?.replaceWith(next);
  await waitFor(() => expect(document.activeElement).toBe(next));
});
