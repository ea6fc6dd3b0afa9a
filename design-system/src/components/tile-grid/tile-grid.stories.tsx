import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { renderSampleTile, type SampleTile, sampleTiles } from './sample-tiles.tsx';
import { TileGrid, type TileGridProps } from './tile-grid.tsx';

const meta = {
  title: 'Gallery/TileGrid',
  component: TileGrid<SampleTile>,
  args: {
    label: 'Your library',
    items: sampleTiles(40),
    hasMore: false,
    selected: new Set<string>(),
    onSelectedChange: fn(),
    onOpen: fn(),
    onRemove: fn(),
    renderTile: renderSampleTile,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<TileGridProps<SampleTile>>;

export default meta;
type Story = StoryObj<typeof meta>;

function Controlled(props: TileGridProps<SampleTile>) {
  const [selected, setSelected] = useState(props.selected);
  return <TileGrid {...props} selected={selected} onSelectedChange={setSelected} />;
}

/** One tab stop: arrow keys move, Space selects, Enter opens. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('gridcell', { name: /Scene 1:/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(canvas.getByRole('gridcell', { name: /Scene 2:/, selected: true })).toHaveFocus();
    await userEvent.keyboard('{Escape}{Enter}');
    await expect(canvas.queryByRole('gridcell', { selected: true })).toBeNull();
    await expect(args.onOpen).toHaveBeenCalledWith('item-1');
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const tile = (place: number) => canvas.findByRole('gridcell', { name: new RegExp(`Scene ${place}:`) });
    const expectFocus = (place: number) => waitFor(async () => expect(await tile(place)).toHaveFocus());
    const selected = () => canvas.queryAllByRole('gridcell', { selected: true }).length;
    await userEvent.tab();
    for (const away of ['{ArrowDown}', '{PageDown}', '{End}', '{ArrowRight}']) {
      await userEvent.keyboard(away);
      await expect(await tile(1)).not.toHaveFocus();
      await userEvent.keyboard('{Control>}{Home}{/Control}');
      await expectFocus(1);
    }
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await expectFocus(1);
    await userEvent.keyboard('{End}{Home}');
    await expectFocus(1);
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(selected()).toBe(2);
    await userEvent.keyboard('{Escape}');
    await expect(selected()).toBe(0);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(selected()).toBe(canvas.getAllByRole('gridcell').length);
    await userEvent.keyboard('{Escape}{Delete}');
    await expect(args.onRemove).toHaveBeenCalledWith(['item-1']);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expectFocus(40);
    for (const back of ['{ArrowUp}', '{PageUp}']) {
      await userEvent.keyboard(back);
      await expect(await tile(40)).not.toHaveFocus();
    }
  },
};

export const Selecting: Story = { args: { selected: new Set(['item-1', 'item-3', 'item-4']) } };

/** Rows out of sight are not in the document. */
export const TenThousand: Story = {
  args: { items: sampleTiles(10_000) },
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('gridcell').length;
    await expect(shown).toBeGreaterThan(5);
    await expect(shown).toBeLessThan(80);
  },
};

export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 358 }}>
        <Story />
      </div>
    ),
  ],
};
