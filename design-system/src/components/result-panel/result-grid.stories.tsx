import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePicture } from '../../stories/sample-picture.tsx';
import { JobTile } from '../job-tile/job-tile.tsx';
import { ResultGrid } from './result-grid.tsx';

const tile = (place: number, width: number, height: number) => ({
  id: String(place),
  content: (
    <JobTile
      title={`${place} of 4`}
      aspectRatio={width / height}
      state={
        place === 4
          ? { kind: 'running', startedAtMs: Date.now(), progress: 0.4 }
          : { kind: 'done', media: <img src={samplePicture(place, width, height)} alt="A harbour" /> }
      }
      onOpen={() => {}}
      isShown={false}
    />
  ),
});

const meta = {
  title: 'Studio/ResultGrid',
  component: ResultGrid,
  args: {
    label: 'Results of one press',
    aspectRatio: 1,
    items: [1, 2, 3, 4].map((place) => tile(place, 1024, 1024)),
  },
} satisfies Meta<typeof ResultGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All four are on one screen, in the shape that they will have. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').getBoundingClientRect().height).toBeLessThan(innerHeight * 0.9);
  },
};

export const TwoWide: Story = {
  args: { aspectRatio: 1.75, items: [1, 4].map((place) => tile(place, 1792, 1024)) },
};

export const ThreeTall: Story = {
  args: { aspectRatio: 1024 / 1792, items: [1, 2, 4].map((place) => tile(place, 1024, 1792)) },
};
