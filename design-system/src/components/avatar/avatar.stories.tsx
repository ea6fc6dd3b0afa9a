import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cluster } from '../layout/layout.tsx';
import { Avatar } from './avatar.tsx';

const meta = { title: 'Layout/Avatar', component: Avatar, args: { name: 'Ada Lovelace' } } satisfies Meta<
  typeof Avatar
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A', { exact: true })).toBeVisible();
  },
};

export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A', { exact: true })).toBeVisible();
  },
};

export const Matrix: Story = {
  render: () => (
    <Cluster>
      <Avatar name="Ada Lovelace" size={24} />
      <Avatar name="grace.hopper@example.com" />
      <Avatar name="Björk" size={40} />
      <Avatar name="Alan Turing" size={64} />
    </Cluster>
  ),
};
