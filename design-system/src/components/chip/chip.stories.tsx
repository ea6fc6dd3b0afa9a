import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ImageIcon } from '../../icons/icons.ts';
import { Cluster } from '../layout/layout.tsx';
import { Chip } from './chip.tsx';

const meta = {
  title: 'Actions/Chip',
  component: Chip,
  args: { children: 'Abstract art', onClick: fn() },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Selected: Story = { args: { isSelected: true } };

export const Disabled: Story = { args: { disabled: true } };

export const Matrix: Story = {
  render: () => (
    <Cluster>
      <Chip>Nature scene</Chip>
      <Chip icon={<ImageIcon />}>With icon</Chip>
      <Chip isSelected>Selected</Chip>
      <Chip isSelected={false}>Not selected</Chip>
      <Chip disabled>Disabled</Chip>
    </Cluster>
  ),
};
