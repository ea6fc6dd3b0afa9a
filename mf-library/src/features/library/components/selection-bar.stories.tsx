import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectionBar } from './selection-bar.tsx';

const FOLDER = { id: '0197a000-0000-7000-8000-000000000900', name: 'Foxes', count: 3 };

const meta = {
  title: 'Tools/Library/SelectionBar',
  component: SelectionBar,
  args: {
    count: 3,
    place: 'all',
    areFavourites: false,
    folders: [FOLDER],
    onClear: () => undefined,
    onSelectAll: null,
    isSelectingAll: false,
    onFavourite: () => undefined,
    onMove: () => undefined,
    onNewFolder: () => undefined,
    onDownload: () => undefined,
    onRemove: () => undefined,
    onRestore: () => undefined,
    onPurge: () => undefined,
    onDismiss: () => undefined,
  },
} satisfies Meta<typeof SelectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** There are more, of which some are not on the page yet. */
export const ThereIsMore: Story = { args: { onSelectAll: () => undefined } };

/** The rest of the list is being read. */
export const SelectingAll: Story = { args: { onSelectAll: () => undefined, isSelectingAll: true } };

export const InTheBin: Story = { args: { place: 'bin' } };

export const Failed: Story = { args: { place: 'failed' } };

/** It says why, and keeps its place. */
export const MoreThanAZipHolds: Story = { args: { count: 1_200 } };
