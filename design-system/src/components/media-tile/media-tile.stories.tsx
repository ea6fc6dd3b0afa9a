import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GlobeIcon, HeartIcon } from '../../icons/icons.ts';
import { samplePicture } from '../../stories/sample-picture.tsx';
import { MediaTile } from './media-tile.tsx';

const meta = {
  title: 'Gallery/MediaTile',
  component: MediaTile,
  args: {
    kind: 'Image',
    prompt: 'A red fox in the snow, morning light, shallow depth of field',
    media: { kind: 'picture', src: samplePicture(1, 320, 320) },
  },
  decorators: [
    (Story) => (
      <div style={{ width: 220, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MediaTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    marks: [
      { label: 'Favourite', icon: <HeartIcon fill="currentcolor" /> },
      { label: 'Published', icon: <GlobeIcon /> },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/A red fox/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Favourite' })).toBeVisible();
  },
};

export const Film: Story = {
  args: { media: { kind: 'film', posterUrl: samplePicture(2, 320, 180), durationSeconds: 8 } },
};

export const Sound: Story = {
  args: { media: { kind: 'sound', peaks: [0.2, 0.9, 0.5, 1, 0.3, 0.6, 0.4, 0.8], durationSeconds: 75 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1:15')).toBeVisible();
  },
};

/** As in the library: every track has one. */
export const SoundWithCover: Story = {
  args: {
    media: {
      kind: 'sound',
      peaks: [0.2, 0.9, 0.5, 1, 0.3, 0.6, 0.4, 0.8],
      durationSeconds: 75,
      cover: samplePicture(3, 400, 400),
    },
  },
};

export const Words: Story = {
  args: { media: { kind: 'words', text: 'Fresh bread\n\nEvery morning at six the oven is warm.' } },
};

export const Waiting: Story = {
  args: { media: { kind: 'waiting', text: 'Creating', progress: 0.4, colours: ['#2f6b3a', '#8dbf5a'] } },
};

export const Failed: Story = {
  args: { media: { kind: 'failed', text: 'The engine did not answer in time.' } },
};

/** Never called failed. */
export const Cancelled: Story = { args: { media: { kind: 'cancelled', text: 'Cancelled' } } };

export const InTheBin: Story = { args: { note: '12 days left' } };
