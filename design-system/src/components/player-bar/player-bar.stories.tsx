import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Text } from '../text/text.tsx';
import { PlayerBar } from './player-bar.tsx';

const meta = {
  title: 'Studio/PlayerBar',
  component: PlayerBar,
  args: {
    title: 'Night drive along the coast, warm synths',
    isPlaying: true,
    positionSeconds: 12,
    durationSeconds: 30,
    onPlayPause: fn(),
    onSeek: fn(),
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <main style={{ minHeight: '60vh', padding: 16 }}>
        <Text isMeasured>A page that goes on below; its last line stays clear of the player.</Text>
        <Story />
      </main>
    ),
  ],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '240px' } } },
} satisfies Meta<typeof PlayerBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Paused: Story = { args: { isPlaying: false } };

export const Loading: Story = { args: { isLoading: true, positionSeconds: 0, durationSeconds: Number.NaN } };

export const WithLink: Story = {
  args: { link: <a href="#music">Night drive along the coast, warm synths</a> },
};

export const WithAllControls: Story = {
  args: {
    onNext: fn(),
    isLooping: true,
    onLoopChange: fn(),
    level: { volume: 0.6, isMuted: false },
    onLevelChange: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next track' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Loop', pressed: true }));
    await expect(args.onLoopChange).toHaveBeenCalledWith(false);
    canvas.getByRole('slider', { name: 'Volume' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onLevelChange).toHaveBeenLastCalledWith({ volume: 0.55, isMuted: false });
    await userEvent.click(canvas.getByRole('button', { name: 'Mute' }));
    await expect(args.onLevelChange).toHaveBeenLastCalledWith({ volume: 0.6, isMuted: true });
  },
};

export const Muted: Story = {
  args: { onNext: null, level: { volume: 0.6, isMuted: true }, onLevelChange: fn() },
};

/** Above the bar that the shell renders on phones. */
export const AboveBottomBar: Story = {
  decorators: [
    (Story) => (
      <>
        <style>{':root { --aic-dock-height: 57px; }'}</style>
        <Story />
      </>
    ),
  ],
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {Enter}');
    await expect(args.onPlayPause).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: `Seek in ${args.title}` })).toHaveFocus();
    const places = [
      ['{ArrowRight}', 17],
      ['{ArrowLeft}', 7],
      ['{PageUp}', 22],
      ['{PageDown}', 2],
      ['{Home}', 0],
      ['{End}', 30],
    ] as const;
    for (const [key, seconds] of places) {
      await userEvent.keyboard(key);
      await expect(args.onSeek).toHaveBeenLastCalledWith(seconds);
    }
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
