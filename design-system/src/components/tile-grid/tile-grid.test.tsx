import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { renderSampleTile, type SampleTile, sampleTiles } from './sample-tiles.tsx';
import type { Selection } from './selecting/selection.ts';
import { readDraggedTiles } from './selecting/tile-drag.ts';
import { TileGrid, type TileGridProps } from './tile-grid.tsx';

type Change = Partial<TileGridProps<SampleTile>>;

function Harness({ change, onRemoved }: { change: Change; onRemoved(ids: readonly string[]): void }) {
  const [selected, setSelected] = useState<Selection>(new Set());
  const [items, setItems] = useState(change.items ?? sampleTiles(60));
  return (
    <TileGrid
      label="Library"
      hasMore={false}
      onOpen={() => undefined}
      renderTile={renderSampleTile}
      {...change}
      items={items}
      selected={selected}
      onSelectedChange={setSelected}
      onRemove={(ids) => {
        onRemoved(ids);
        setItems(items.filter(({ id }) => !ids.includes(id)));
        setSelected(new Set());
      }}
    />
  );
}

const tile = (number: number) => page.getByRole('gridcell', { name: new RegExp(`Scene ${number}:`) });
const selected = () => page.getByRole('gridcell', { selected: true }).elements().map(sceneOf);
const focused = () => document.activeElement && sceneOf(document.activeElement);

const sceneOf = ({ textContent }: Element) => /Scene \d+/.exec(textContent)?.[0];

function show(change: Change = {}) {
  const onRemoved = vi.fn<(ids: readonly string[]) => void>();
  mount(<Harness change={change} onRemoved={onRemoved} />);
  return { onRemoved };
}

beforeEach(async () => {
  await page.viewport(1000, 700);
  scrollTo(0, 0);
});

describe('what is in the document', () => {
  it('is what is near the screen, after a long way down as well', async () => {
    show({ items: sampleTiles(5000) });
    const atTop = page.getByRole('gridcell').elements().length;

    scrollTo(0, 60_000);

    expect(atTop).toBeLessThan(60);
    const isInSight = (cell: Element): boolean => {
      const { top } = cell.getBoundingClientRect();
      return top > 0 && top < 700;
    };
    await expect
      .poll(() => page.getByRole('gridcell').elements().filter(isInSight).length)
      .toBeGreaterThan(5);
    expect(page.getByRole('row').elements().length).toBeLessThan(16);
    expect(tile(1).element().getAttribute('tabindex')).toBe('0');
  });

  it('says its place: rows are counted once all are known', () => {
    show({ items: sampleTiles(200) });
    const grid = page.getByRole('grid').element();
    const rows = page.getByRole('row').elements();

    expect(Number(grid.getAttribute('aria-rowcount'))).toBeGreaterThan(rows.length);
    expect(rows[1]?.getAttribute('aria-rowindex')).toBe('2');
    expect(tile(1).element().getAttribute('aria-colindex')).toBe('1');
  });

  it('names a text by its prompt, as it names a picture', () => {
    show();
    const first = sampleTiles(60).find(({ media }) => media.kind === 'words');

    expect(
      page.getByRole('gridcell', { name: new RegExp(`^Image: ${first?.title}:`) }).query(),
    ).not.toBeNull();
  });

  it('asks for more before the end is seen, and not before', async () => {
    const onNearEnd = vi.fn<() => void>();
    show({ items: sampleTiles(400), hasMore: true, onNearEnd });
    expect(onNearEnd).not.toHaveBeenCalled();
    expect(page.getByRole('grid').element().getAttribute('aria-rowcount')).toBe('-1');

    scrollTo(0, document.documentElement.scrollHeight);

    await expect.poll(() => onNearEnd.mock.calls.length).toBeGreaterThan(0);
  });
});

describe('keys', () => {
  it('move through the tiles with one tab stop, also to where nothing is rendered yet', async () => {
    show({ items: sampleTiles(2000) });
    await userEvent.keyboard('{Tab}{ArrowRight}{ArrowRight}');
    expect(focused()).toBe('Scene 3');

    await userEvent.keyboard('{Control>}{End}{/Control}');

    await expect.poll(focused).toBe('Scene 2000');
    await expect.poll(() => scrollY).toBeGreaterThan(10_000);
    expect(page.getByRole('grid').element().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  it('select with Space, extend and shrink with Shift, take all, and clear', async () => {
    show();
    await userEvent.keyboard('{Tab}{Shift>}{ArrowRight}{ArrowRight}{ArrowLeft}{/Shift}');
    expect(selected()).toEqual(['Scene 1', 'Scene 2']);

    await userEvent.keyboard('{ArrowRight}{ArrowRight} ');
    expect(selected()).toEqual(['Scene 1', 'Scene 2', 'Scene 4']);

    await userEvent.keyboard('{Control>}a{/Control}');
    expect(selected().length).toBeGreaterThan(10);
    await userEvent.keyboard('{Escape}');
    expect(selected()).toEqual([]);
  });

  it('remove with Delete, and the focus goes on to the tile that takes the place', async () => {
    const { onRemoved } = show();
    await userEvent.keyboard('{Tab}{ArrowRight}{Delete}');

    expect(onRemoved).toHaveBeenCalledWith(['item-1']);
    await expect.poll(focused).toBe('Scene 3');
  });

  it('open with Enter', async () => {
    const onOpen = vi.fn<(id: string) => void>();
    show({ onOpen });

    await userEvent.keyboard('{Tab}{ArrowRight}{Enter}');

    expect(onOpen).toHaveBeenCalledWith('item-1');
  });
});

describe('presses', () => {
  it('open a tile, and select once one is selected; Shift takes what is between', async () => {
    const onOpen = vi.fn<(id: string) => void>();
    show({ onOpen });
    await tile(2).click();
    expect(onOpen).toHaveBeenCalledWith('item-1');

    await tile(2).hover();
    await tile(2).getByRole('checkbox').click();
    await tile(5).click({ modifiers: ['Shift'] });

    expect(selected()).toEqual(['Scene 2', 'Scene 3', 'Scene 4', 'Scene 5']);
    await tile(3).click();
    expect(selected()).toEqual(['Scene 2', 'Scene 4', 'Scene 5']);
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('that are long, by touch, select; a finger that moves scrolls', async () => {
    const onOpen = vi.fn<(id: string) => void>();
    show({ onOpen });
    const touch = (type: string, x = 10) =>
      tile(1)
        .element()
        .dispatchEvent(
          new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientX: x, clientY: 10 }),
        );
    touch('pointerdown');
    touch('pointermove', 60);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(selected()).toEqual([]);

    touch('pointerdown');

    await expect.poll(selected).toEqual(['Scene 1']);
    touch('pointerup');
    tile(1)
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(selected()).toEqual(['Scene 1']);
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('that draw a frame select what it touches, and open nothing', async () => {
    const onOpen = vi.fn<(id: string) => void>();
    show({ onOpen });
    const from = tile(1).element().getBoundingClientRect();
    const to = tile(3).element().getBoundingClientRect();
    const mouse = (type: string, x: number, y: number) =>
      tile(1)
        .element()
        .dispatchEvent(
          new PointerEvent(type, { bubbles: true, pointerType: 'mouse', clientX: x, clientY: y }),
        );
    mouse('pointerdown', from.left + 20, from.top + 60);
    mouse('pointermove', to.left + 20, to.top + 90);

    await expect.poll(selected).toEqual(['Scene 1', 'Scene 2', 'Scene 3']);
    mouse('pointerup', to.left + 20, to.top + 90);
    tile(1)
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(onOpen).not.toHaveBeenCalled();
    expect(selected()).toHaveLength(3);
  });

  it('on what is selected drag all of it', async () => {
    show();
    await userEvent.keyboard('{Tab}{Shift>}{ArrowRight}{/Shift}');
    const dataTransfer = new DataTransfer();

    tile(2)
      .element()
      .dispatchEvent(new DragEvent('dragstart', { bubbles: true, dataTransfer }));

    expect(readDraggedTiles(dataTransfer)).toEqual(['item-0', 'item-1']);
  });
});
