import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AlertDialog } from './alert-dialog.tsx';

const meta = {
  title: 'Layout/AlertDialog',
  component: AlertDialog,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Delete this image?',
    description: 'It disappears from your library at once. This cannot be undone.',
    confirmLabel: 'Delete image',
    isDestructive: true,
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Keep it' })).toHaveFocus();
  },
};

export const Confirm: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete image' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Keyboard: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onConfirm).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const Neutral: Story = {
  args: {
    title: 'Leave the checkout?',
    description: 'Nothing has been charged.',
    confirmLabel: 'Leave',
    cancelLabel: 'Stay',
    isDestructive: false,
  },
};
