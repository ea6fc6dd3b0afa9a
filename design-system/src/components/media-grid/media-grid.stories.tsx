import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePicture } from '../../stories/sample-picture.tsx';
import { JobTile } from '../job-tile/job-tile.tsx';
import { MediaGrid } from './media-grid.tsx';

const shapes = [
  [1024, 1024],
  [1792, 1024],
  [1024, 1792],
  [1024, 1024],
  [1024, 1024],
  [1792, 1024],
] as const;

const items = shapes.map(([width, height], index) => ({
  id: String(index),
  aspectRatio: width / height,
  content: (
    <JobTile
      title={`Scene ${index + 1}`}
      aspectRatio={width / height}
      state={{
        kind: 'done',
        media: <img src={samplePicture(index, width, height)} alt={`Scene ${index + 1}`} />,
      }}
    />
  ),
}));

const meta = {
  title: 'Studio/MediaGrid',
  component: MediaGrid,
  args: { label: 'Recent generations', items },
} satisfies Meta<typeof MediaGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('img').map((picture) => picture.getBoundingClientRect());
    const firstRow = boxes.filter((box) => box.top === boxes[0]?.top);
    await expect(firstRow.length).toBeGreaterThan(1);
    for (const box of firstRow) {
      await expect(Math.abs(box.height - (boxes[0]?.height ?? 0))).toBeLessThan(2);
    }
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
