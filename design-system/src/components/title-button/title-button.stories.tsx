import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TitleButton, type TitleButtonProps } from './title-button.tsx';

const meta = {
  title: 'Studio/TitleButton',
  component: TitleButton,
  args: { title: 'A lighthouse on a cliff at dusk, long exposure', onOpen: fn() },
} satisfies Meta<TitleButtonProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: `Open: ${args.title}` })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
  },
};

export const Long: Story = { args: { title: 'A very long prompt '.repeat(30), lines: 2, weight: 'medium' } };
