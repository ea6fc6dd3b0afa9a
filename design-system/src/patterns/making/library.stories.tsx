import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { Chip } from '../../components/chip/chip.tsx';
import { FloatingBar, FloatingBars } from '../../components/floating-bar/floating-bar.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { Cluster, Stack } from '../../components/layout/layout.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { renderSampleTile, sampleTiles } from '../../components/tile-grid/sample-tiles.tsx';
import { TileGrid } from '../../components/tile-grid/tile-grid.tsx';
import { CloseIcon, DownloadIcon, FolderIcon, TrashIcon } from '../../icons/icons.ts';
import { Frame } from '../frame.tsx';
import { onAPhone } from '../on-a-phone.ts';
import { LibraryColumns } from './library-columns.tsx';

const meta: Meta = {
  title: 'Patterns/Library',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  tags: ['!autodocs'],
};

export default meta;

const items = sampleTiles(18);
const kinds = ['Images', 'Edits', 'Videos', 'Music', 'Texts'];

function Library() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [kind, setKind] = useState<string | null>(null);
  return (
    <Frame isWide>
      <LibraryColumns>
        <Stack gap={16}>
          <Heading level={1}>Library</Heading>
          <TextField label="Search your library" type="search" placeholder="harbour at dawn" />
          <Cluster role="group" aria-label="Kinds">
            {kinds.map((name) => (
              <Chip
                key={name}
                isSelected={kind === name}
                onClick={() => setKind(kind === name ? null : name)}
              >
                {name}
              </Chip>
            ))}
          </Cluster>
          <TileGrid
            label="Your library"
            items={items}
            hasMore={false}
            selected={selected}
            onSelectedChange={setSelected}
            onOpen={() => undefined}
            renderTile={renderSampleTile}
          />
        </Stack>
      </LibraryColumns>
      {selected.size > 0 && (
        <FloatingBars>
          <FloatingBar
            role="group"
            aria-label="Selection"
            message={`${selected.size} selected`}
            start={
              <IconButton label="Clear selection" onClick={() => setSelected(new Set())}>
                <CloseIcon />
              </IconButton>
            }
          >
            <Button variant="ghost" iconStart={<FolderIcon />}>
              Move
            </Button>
            <Button variant="ghost" iconStart={<DownloadIcon />}>
              Zip
            </Button>
            <Button variant="ghost" iconStart={<TrashIcon />}>
              Remove
            </Button>
          </FloatingBar>
        </FloatingBars>
      )}
    </Frame>
  );
}

/** Thousands of items, found by place, kind and words; what is selected is acted on at the lower edge. */
export const Default: StoryObj = {
  render: () => <Library />,
  play: async ({ canvas }) => {
    canvas.getByRole('gridcell', { name: /Scene 1:/ }).focus();
    await userEvent.keyboard(' ');
    await expect(await screen.findByText('1 selected')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    await expect(screen.queryByText('1 selected')).toBeNull();
  },
};

export const OnAPhone: StoryObj = { ...onAPhone, render: () => <Library /> };
