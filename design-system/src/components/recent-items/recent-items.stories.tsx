import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextIcon } from '../../icons/icons.ts';
import { Card } from '../card/card.tsx';
import type { JobStatus } from '../status-badge/status-badge.tsx';
import { ItemList, ItemListSkeleton } from './item-list.tsx';
import { RecentItems, type RecentItemsProps } from './recent-items.tsx';

interface Note {
  id: string;
  words: string;
  status: JobStatus;
}

const onPick = fn();
const QUERY = { data: undefined, isPending: false, isError: false, isFetching: false, refetch: fn() };
const noteOf = (words: string, status: JobStatus = 'completed'): Note => ({ id: words, words, status });
const NOTES = ['First', 'Second', 'Third'].map((words) => noteOf(words));

const meta = {
  title: 'Studio/RecentItems',
  component: RecentItems<Note>,
  args: {
    title: 'Recent Notes',
    noun: 'notes',
    query: { ...QUERY, data: NOTES },
    skeleton: <ItemListSkeleton label="Loading your notes" itemHeight={64} />,
    empty: {
      hue: 'text',
      icon: <TextIcon />,
      examples: { prompts: ['A note about rain', 'A note about bread'], onPick },
    },
    children: (items) => (
      <ItemList items={items.map(({ id, words }) => ({ id, content: <Card padding={16}>{words}</Card> }))} />
    ),
  },
} satisfies Meta<RecentItemsProps<Note>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Recent Notes' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** It speaks of the items that are shown, not of the rest of the page. */
export const WithNote: Story = {
  args: { countMax: 1, note: (items) => `By ${items.map(({ words }) => words).join(', ')}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('By First')).toBeVisible();
  },
};

export const Limited: Story = {
  args: { countMax: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'First',
      'Second',
    ]);
  },
};

/** What has failed is shown, and takes no place. */
export const WithFailures: Story = {
  args: {
    countMax: 2,
    query: {
      ...QUERY,
      data: [noteOf('Failed', 'failed'), noteOf('First'), noteOf('Second', 'processing'), noteOf('Third')],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Failed',
      'First',
      'Second',
    ]);
  },
};

export const FirstLoad: Story = {
  args: { query: { ...QUERY, isPending: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Recent Notes' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  args: { query: { ...QUERY, data: [] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'A note about bread' }));
    await expect(onPick).toHaveBeenCalledWith('A note about bread');
  },
};

/** Where no example could be run as it is. */
export const EmptyInItsOwnWords: Story = {
  args: {
    query: { ...QUERY, data: [] },
    empty: { hue: 'text', icon: <TextIcon />, title: 'No notes yet', description: 'Each note stays here.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No notes yet' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const NotLoaded: Story = {
  args: { query: { ...QUERY, isError: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your notes could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.query.refetch).toHaveBeenCalledOnce();
  },
};

/** A refresh that failed takes nothing away. */
export const NotRefreshed: Story = {
  args: { query: { ...QUERY, data: NOTES, isError: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
