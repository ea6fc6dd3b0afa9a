import { defineSlots } from '@aic/sdk/slots';
import { FAKE_USER, imageItem } from '@aic/sdk/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Services } from '../core/services.ts';
import { PaletteSlot } from '../palette/palette-slot.tsx';
import { remoteEntry } from '../testing/remote-entry.ts';
import { renderOpenItem } from '../testing/render-open-item.tsx';
import { renderPage } from '../testing/render-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const POSTER = remoteEntry({
  label: 'Posters',
  routes: ['/posters'],
  fills: { 'item-action': { label: 'Make a poster' }, command: { label: 'New poster' } },
});
const SLOTS = defineSlots({
  'item-action': ({ item, close }) => (
    <button type="button" onClick={close}>
      Poster of {item.prompt}
    </button>
  ),
  command: () => <p>Which picture?</p>,
});

function connect(services: Services) {
  services.setUser(FAKE_USER);
  const loadSlots = vi.fn<(tool: string) => Promise<typeof SLOTS>>(async () => SLOTS);
  services.connectTools({ preload: () => {}, registryChanged: () => {}, loadSlots });
  return loadSlots;
}

it("stands in an item's menu, and is loaded by the press, over the item that it is about", async () => {
  const item = imageItem({ prompt: 'A fox' });
  const { user, services } = await renderOpenItem([item], `/music?item=${item.id}`, {}, { posters: POSTER });
  const loadSlots = connect(services);
  await user.click(await screen.findByRole('button', { name: 'Use as …' }));
  const entry = await screen.findByRole('menuitem', { name: 'Make a poster' });
  expect(loadSlots).not.toHaveBeenCalled();

  await user.click(entry);

  await screen.findByRole('dialog', { name: 'Make a poster' });
  await user.click(await screen.findByRole('button', { name: 'Poster of A fox' }));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  expect(loadSlots).toHaveBeenCalledExactlyOnceWith('posters');
});

it('stands in the palette, is loaded by its choice, and is gone when its tool is switched off', async () => {
  const off = { schema: 1, generation: 1, remotes: { posters: { ...POSTER, killed: true } } };
  const { user, services } = renderPage(
    <PaletteSlot user={FAKE_USER} />,
    '/music',
    { 'GET /api/remotes': () => off },
    { posters: POSTER },
  );
  const loadSlots = connect(services);
  await user.keyboard('{Control>}k{/Control}');
  await user.click(await screen.findByRole('option', { name: 'New poster' }));

  await screen.findByRole('dialog', { name: 'New poster' });
  await screen.findByText('Which picture?');
  expect(loadSlots).toHaveBeenCalledExactlyOnceWith('posters');
  await services.releasesMoved();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('gives focus back to where the palette was asked for', async () => {
  const page = (
    <>
      <PaletteSlot user={FAKE_USER} />
      <textarea aria-label="Prompt" />
    </>
  );
  const { user, services } = renderPage(page, '/music', {}, { posters: POSTER });
  connect(services);
  await user.click(screen.getByLabelText('Prompt'));
  await user.keyboard('{Control>}k{/Control}');
  await user.click(await screen.findByRole('option', { name: 'New poster' }));
  await screen.findByText('Which picture?');

  await user.keyboard('{Escape}');

  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Prompt')));
});
