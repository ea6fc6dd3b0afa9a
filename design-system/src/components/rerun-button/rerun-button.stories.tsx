import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { RerunButton } from './rerun-button.tsx';

const meta = {
  title: 'Studio/RerunButton',
  component: RerunButton,
  args: { credits: 20, onRerun: fn() },
} satisfies Meta<typeof RerunButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Run again for 20 credits' });
    await expect(button).toHaveTextContent('20');
    await expect(button).toHaveAttribute('title', 'Run again for 20 credits');
    await userEvent.dblClick(button);
    await expect(args.onRerun).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onRerun).toHaveBeenCalledTimes(2);
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack align="start">
      <RerunButton {...args} />
      <RerunButton {...args} credits={1} />
      <RerunButton {...args} credits={120} />
    </Stack>
  ),
};
