import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ImageIcon, MusicIcon, TextIcon, VideoIcon } from '../../icons/icons.ts';
import { Chip } from '../chip/chip.tsx';
import { Grid } from '../layout/layout.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No images yet',
    description: 'Your pictures appear here. Start from one of these:',
    icon: <ImageIcon />,
    hue: 'image',
    level: 2,
    actions: (
      <>
        <Chip>Futuristic cityscape</Chip>
        <Chip>Nature scene</Chip>
      </>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Futuristic cityscape' })).toHaveFocus();
  },
};

export const Matrix: Story = {
  render: () => (
    <Grid minColumnWidth="280px">
      <EmptyState
        level={2}
        hue="image"
        icon={<ImageIcon />}
        title="No images yet"
        description="Describe one above."
      />
      <EmptyState
        level={2}
        hue="video"
        icon={<VideoIcon />}
        title="No videos yet"
        description="They take a minute."
      />
      <EmptyState
        level={2}
        hue="music"
        icon={<MusicIcon />}
        title="No tracks yet"
        description="Pick a genre."
      />
      <EmptyState
        level={2}
        hue="text"
        icon={<TextIcon />}
        title="No texts yet"
        description="Say what it is about."
      />
    </Grid>
  ),
};
