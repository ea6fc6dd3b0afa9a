import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePicture } from '../../stories/sample-picture.tsx';
import { Fitted } from './fitted.tsx';

const meta = {
  title: 'Studio/Fitted',
  component: Fitted,
  args: { aspectRatio: 9 / 16, children: <img src={samplePicture(2, 720, 1280)} alt="Scene" width="100%" /> },
} satisfies Meta<typeof Fitted>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tall: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img').getBoundingClientRect();
    await expect(picture.height).toBeLessThanOrEqual(Math.max(window.innerHeight * 0.7, 427) + 1);
  },
};

export const Wide: Story = {
  args: { aspectRatio: 16 / 9, children: <img src={samplePicture(1, 1280, 720)} alt="Scene" width="100%" /> },
};
