import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { PromptReading } from './prompt-reading.tsx';

const meta = {
  title: 'Studio/PromptReading',
  component: PromptReading,
  args: {
    text: 'Can paint: sunset, mountains. Not: rice fields, drone.',
    question: null,
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PromptReading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Words: Story = {
  args: {
    lead: 'Can paint',
    words: [
      { text: 'sunset', isLeftOut: false },
      { text: 'mountains', isLeftOut: false },
      { text: 'rice fields', isLeftOut: true },
      { text: 'drone', isLeftOut: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Can paint: sunset/);
    await expect(getComputedStyle(canvas.getByText('drone')).textDecorationLine).toBe('line-through');
  },
};

export const Nothing: Story = { args: { text: '' } };

export const Question: Story = {
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: {
    question: {
      title: 'The preview engine cannot paint this',
      description: 'It does not know: dragon. It can make: mountains, lakes, seas, forests.',
      confirmLabel: 'Make an abstract picture',
    },
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Make an abstract picture' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
