import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DownloadIcon, ImageIcon } from '../../icons/icons.ts';
import { Card } from '../card/card.tsx';
import { Heading } from '../heading/heading.tsx';
import type { JobStatus } from '../status-badge/status-badge.tsx';
import { ResultFooter } from './result-footer.tsx';
import { ResultPanel, type ResultPanelProps } from './result-panel.tsx';

interface Note {
  id: string;
  words: string;
  status: JobStatus;
}

const NEWEST: Note = { id: 'b', words: 'Rain at noon', status: 'completed' };
const EARLIER: Note = { id: 'a', words: 'Sun at dawn', status: 'completed' };
const LIST = { data: [NEWEST, EARLIER], isPending: false };

const footer = ({ words, status }: Note) => (
  <ResultFooter
    note="Written by hand"
    about={words}
    cancel={status === 'processing' ? { isEarly: false, isPending: false, onCancel: fn() } : null}
    actions={[{ label: 'Download', icon: <DownloadIcon />, onPress: fn() }]}
  />
);

const meta = {
  title: 'Studio/ResultPanel',
  component: ResultPanel<Note>,
  args: {
    query: LIST,
    skeletonRatio: 2,
    empty: {
      hue: 'image',
      icon: <ImageIcon />,
      title: 'Your note appears here',
      description: 'Write it and press Save.',
    },
    bodyHeightMin: 120,
    renderFooter: footer,
    children: ({ words }) => <Card>{words}</Card>,
  },
  decorators: [
    (Story) => (
      <>
        <Heading level={1}>Notes</Heading>
        <Story />
      </>
    ),
  ],
} satisfies Meta<ResultPanelProps<Note>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Result' });
    await expect(panel).toHaveTextContent('Rain at noon');
    await expect(panel).toHaveAttribute('aria-busy', 'false');
    await expect(panel).not.toHaveAttribute('tabindex');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Download: Rain at noon' })).toHaveFocus();
  },
};

export const FirstLoad: Story = {
  args: { query: { data: undefined, isPending: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Empty: Story = {
  args: { query: { data: [], isPending: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your note appears here' })).toBeVisible();
  },
};

/** A tool may have something of its own to show before the first item. */
export const EmptyWithAViewOfItsOwn: Story = {
  args: { query: { data: [], isPending: false }, empty: { instead: <Card>Your draft</Card> } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your draft')).toBeVisible();
  },
};

export const UnderWay: Story = {
  args: { query: { data: [{ ...NEWEST, status: 'processing' }], isPending: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Cancel: Rain at noon' })).toBeVisible();
  },
};

/** It can show another item than the newest, and take the focus when it does. */
export const AnotherItem: Story = {
  args: { title: 'Preview', itemId: 'a', ref: (panel: HTMLElement | null) => panel?.focus() },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Preview' });
    await expect(panel).toHaveTextContent('Sun at dawn');
    await expect(panel).toHaveFocus();
  },
};

/** One that is not in the list any more gives way to the newest. */
export const GoneItem: Story = {
  args: { itemId: 'gone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveTextContent('Rain at noon');
  },
};

export const LongNoteInOneRow: Story = {
  args: {
    renderFooter: ({ words }) => (
      <ResultFooter
        note={'1792 × 1024 · standard · vivid · '.repeat(4)}
        isOneRow
        about={words}
        cancel={null}
        actions={[{ label: 'Download', icon: <DownloadIcon />, onPress: fn() }]}
      />
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 358 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const note = canvas.getByText(/^1792/).getBoundingClientRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(button.left).toBeGreaterThan(note.right);
  },
};
