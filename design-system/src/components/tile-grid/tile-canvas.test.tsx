import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { GlobalStyle } from '../../tokens/global-style.ts';
import { renderSampleTile, sampleTiles } from './sample-tiles.tsx';
import { nothingSelected } from './selecting/selection.ts';
import { TileGrid } from './tile-grid.tsx';

const ITEMS = sampleTiles(24);
const noop = (): void => undefined;

/** Where tiles that are seen stand, by their ids. */
const placesIn = (host: Element) =>
  new Map(
    [...host.querySelectorAll<HTMLElement>('[data-tile]')]
      .map((tile) => [tile.dataset['tile'], tile.getBoundingClientRect()] as const)
      .filter(([, { height }]) => height > 0),
  );

it.each([
  [288, 20, true],
  [358, 24, true],
  [358, 24, false],
  [599, 24, true],
  [600, 24, true],
  [997, 24, false],
  [1168, 3, false],
  [1168, 24, true],
  [1416, 24, false],
  [2200, 24, true],
])(
  'prerendered in a grid of %i px, %i tiles of which more follow (%s) stand where React has them afterwards',
  async (width, count, hasMore) => {
    const content = (
      <>
        <GlobalStyle />
        <TileGrid
          label="Library"
          items={ITEMS.slice(0, count)}
          hasMore={hasMore}
          selected={nothingSelected}
          onSelectedChange={noop}
          onOpen={noop}
          renderTile={renderSampleTile}
        />
      </>
    );
    const host = document.body.appendChild(document.createElement('div'));
    host.style.width = `${width}px`;
    host.innerHTML = renderToString(content);
    const before = placesIn(host);
    const heightBefore = host.getBoundingClientRect().height;
    const first = host.querySelector('[data-tile]');

    const onRecoverableError = vi.fn<(error: unknown) => void>();
    const root = hydrateRoot(host, content, { onRecoverableError });
    onTestFinished(() => {
      root.unmount();
      host.remove();
    });
    await expect.poll(() => host.querySelector('[aria-rowindex="1"] > [data-tile]')).toBe(first);

    const after = placesIn(host);
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect([...before.keys()].slice(0, after.size)).toEqual([...after.keys()]);
    // Browsers count no shift of less than three pixels.
    for (const [id, place] of after) {
      for (const side of ['x', 'y', 'width', 'height'] as const) {
        expect(Math.abs((before.get(id)?.[side] ?? 0) - place[side]), `${id} ${side}`).toBeLessThan(3);
      }
    }
    expect(Math.abs(host.getBoundingClientRect().height - heightBefore)).toBeLessThan(3);
  },
);
