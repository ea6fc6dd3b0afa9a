import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PromptChips } from './prompt-chips.tsx';

const meta = {
  title: 'Studio/PromptChips',
  component: PromptChips,
  args: {
    prompts: ['Futuristic cityscape', 'Abstract art', 'Portrait photography', 'Nature scene'],
    onPick: fn(),
  },
} satisfies Meta<typeof PromptChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Quick prompts' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Abstract art' }));
    await expect(args.onPick).toHaveBeenCalledWith('Abstract art');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenLastCalledWith('Portrait photography');
  },
};
