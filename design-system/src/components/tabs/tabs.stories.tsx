import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ImageIcon, MusicIcon, VideoIcon } from '../../icons/icons.ts';
import { Text } from '../text/text.tsx';
import { Tabs, type TabsProps } from './tabs.tsx';

const meta: Meta<TabsProps> = {
  title: 'Layout/Tabs',
  component: Tabs,
  args: {
    label: 'Account access',
    onValueChange: fn(),
    items: [
      { value: 'login', label: 'Sign in', content: <Text tone="muted">Welcome back.</Text> },
      {
        value: 'register',
        label: 'Create account',
        content: <Text tone="muted">Starts with 500 credits.</Text>,
      },
    ],
  },
};

export default meta;
type Story = StoryObj<TabsProps>;

export const Default: Story = {};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Create account' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Starts with 500 credits.');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('register');
    const signIn = canvas.getByRole('tab', { name: 'Sign in' });
    await userEvent.keyboard('{Home}');
    await expect(signIn).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect(signIn).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(signIn).toHaveAttribute('aria-selected', 'true');
  },
};

export const FullWidth: Story = { args: { isFullWidth: true } };

export const Matrix: Story = {
  args: {
    label: 'Tools',
    items: [
      { value: 'image', label: 'Image', icon: <ImageIcon />, content: 'Images' },
      { value: 'video', label: 'Video', icon: <VideoIcon />, content: 'Videos' },
      { value: 'music', label: 'Music', icon: <MusicIcon />, content: 'Tracks', isDisabled: true },
    ],
  },
};
