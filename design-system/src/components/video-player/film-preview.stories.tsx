import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePicture } from '../../stories/sample-picture.tsx';
import { sampleVideo } from '../../stories/sample-video.ts';
import { FilmPreview } from './film-preview.tsx';

const meta = {
  title: 'Studio/FilmPreview',
  component: FilmPreview,
  args: { src: sampleVideo, posterUrl: samplePicture(6, 1280, 720), alt: 'A fjord in autumn' },
  decorators: [
    (Story) => (
      <article style={{ width: 320, maxWidth: '100%' }}>
        <div style={{ height: 180 }}>
          <Story />
        </div>
        <button type="button">A fjord in autumn</button>
      </article>
    ),
  ],
} satisfies Meta<typeof FilmPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It plays while a pointer or the focus is in its tile, and not for users who have asked for less motion. */
export const Default: Story = {};

export const WithoutPoster: Story = { args: { posterUrl: null } };

export const PosterAlone: Story = { args: { src: null } };
