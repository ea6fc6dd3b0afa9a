import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { PriceButton } from './price-button.tsx';

const meta = {
  title: 'Studio/PriceButton',
  component: PriceButton,
  args: { label: 'Generate', credits: 20, type: 'button', onClick: fn() },
} satisfies Meta<typeof PriceButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate - 20 credits' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

export const LoadingKeepsWidth: Story = {
  render: (args) => (
    <Stack align="start">
      <PriceButton {...args} />
      <PriceButton {...args} isLoading />
    </Stack>
  ),
  play: async ({ args, canvas }) => {
    const [rest, loading] = canvas.getAllByRole('button');
    await expect(loading?.getBoundingClientRect().width).toBe(rest?.getBoundingClientRect().width);
    await userEvent.click(canvas.getByRole('button', { busy: true }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const WithReason: Story = {
  args: { disabledReason: 'You have 8 credits.' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Generate - 20 credits' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('You have 8 credits.');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack align="start">
      <PriceButton {...args} />
      <PriceButton {...args} label="Generate video" credits={30} />
      <PriceButton {...args} credits={1} />
      <PriceButton {...args} isLoading />
      <PriceButton {...args} disabledReason="You have 8 credits." />
    </Stack>
  ),
};
