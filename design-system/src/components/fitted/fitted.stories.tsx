import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePicture } from '../../stories/sample-picture.tsx';
import { Fitted } from './fitted.tsx';

const picture = (width: number, height: number) => (
  <img
    src={samplePicture(1, width, height)}
    alt={`${width} by ${height}`}
    style={{ display: 'block', width: '100%' }}
  />
);

const meta = {
  title: 'Studio/Fitted',
  component: Fitted,
  args: { aspectRatio: 9 / 16, children: picture(720, 1280) },
} satisfies Meta<typeof Fitted>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('img').getBoundingClientRect();
    await expect(height).toBeLessThanOrEqual(Math.max(window.innerHeight * 0.7, (240 * 16) / 9) + 1);
  },
};

export const Wide: Story = {
  args: { aspectRatio: 16 / 9, children: picture(1280, 720) },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').getBoundingClientRect().width).toBe(320);
  },
};
