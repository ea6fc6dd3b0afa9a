import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ImageIcon, MusicIcon, SunIcon, VideoIcon } from '../../icons/icons.ts';
import { Button } from '../button/button.tsx';
import { CommandPalette, type CommandPaletteProps } from './command-palette.tsx';

const GROUPS: CommandPaletteProps['groups'] = [
  {
    label: 'Go to',
    entries: [
      { id: 'image', label: 'Images', keywords: ['picture'], icon: <ImageIcon />, onSelect: fn() },
      { id: 'video', label: 'Video', keywords: ['film'], icon: <VideoIcon />, onSelect: fn() },
      { id: 'music', label: 'Music', keywords: ['track'], icon: <MusicIcon />, onSelect: fn() },
    ],
  },
  {
    label: 'Do',
    entries: [{ id: 'theme', label: 'Switch to light theme', icon: <SunIcon />, keys: '?', onSelect: fn() }],
  },
];

function Controlled(props: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  const [query, setQuery] = useState(props.query);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Search</Button>
      <CommandPalette
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
        query={query}
        onQueryChange={setQuery}
      />
    </>
  );
}

const meta = {
  title: 'Layout/CommandPalette',
  component: CommandPalette,
  render: (args) => <Controlled {...args} />,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    label: 'Search and commands',
    placeholder: 'Search your library or go to',
    query: '',
    onQueryChange: fn(),
    groups: GROUPS,
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** What a server has found stays, whatever its words are. */
export const Found: Story = {
  args: {
    query: 'fox',
    groups: [
      ...GROUPS,
      {
        label: 'Library',
        entries: [
          {
            id: 'a',
            label: 'A red panda in the snow',
            icon: <ImageIcon />,
            isFiltered: false,
            onSelect: fn(),
          },
        ],
      },
    ],
  },
  play: async () => {
    const found = await screen.findByRole('option', { name: 'A red panda in the snow' });
    await waitFor(() => expect(found).toBeVisible());
    await expect(screen.queryByRole('option', { name: 'Images' })).toBeNull();
  },
};

export const NothingFound: Story = { args: { query: 'zzz' } };

export const FindsByOtherWords: Story = {
  args: { isOpen: false },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Search' });
    await userEvent.click(trigger);
    const field = await screen.findByRole('combobox', { name: 'Search and commands' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('option', { name: 'Video' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.getByRole('option', { name: 'Images' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('il');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await userEvent.clear(field);
    await userEvent.keyboard('film');
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Video']),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(GROUPS[0]?.entries[1]?.onSelect).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('combobox', { name: 'Search and commands' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
