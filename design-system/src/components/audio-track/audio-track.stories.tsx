import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { DownloadIcon, RetryIcon } from '../../icons/icons.ts';
import { samplePeaks } from '../../stories/sample-peaks.ts';
import { samplePicture } from '../../stories/sample-picture.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Stack } from '../layout/layout.tsx';
import { AudioTrackPlaceholder } from './audio-track-placeholder.tsx';
import { AudioTrack, type AudioTrackProps } from './audio-track.tsx';
import { LargeTrack } from './large-track.tsx';
import { TrackCover } from './track-cover.ts';

function Controlled(props: AudioTrackProps) {
  const [positionSeconds, setPositionSeconds] = useState(props.positionSeconds);
  const [isPlaying, setIsPlaying] = useState(props.isPlaying);
  return (
    <AudioTrack
      {...props}
      isPlaying={isPlaying}
      onPlayPause={() => setIsPlaying(!isPlaying)}
      positionSeconds={positionSeconds}
      onSeek={(seconds) => {
        setPositionSeconds(seconds);
        props.onSeek(seconds);
      }}
    />
  );
}

const download = (
  <IconButton label="Download">
    <DownloadIcon />
  </IconButton>
);

const meta = {
  title: 'Studio/AudioTrack',
  component: AudioTrack,
  render: (args) => <Controlled {...args} />,
  args: {
    title: 'Night drive along the coast, warm synths',
    cover: <TrackCover src={samplePicture(3, 400, 400)} />,
    isPlaying: false,
    positionSeconds: 12,
    durationSeconds: 30,
    peaks: samplePeaks(240),
    onPlayPause: fn(),
    onSeek: fn(),
    meta: 'Electronic',
    actions: download,
  },
} satisfies Meta<typeof AudioTrack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The result of a studio. */
export const Large: Story = {
  render: (args) => (
    <LargeTrack>
      <Controlled {...args} />
    </LargeTrack>
  ),
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: `Play ${args.title}` })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: `Pause ${args.title}` })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: `Play ${args.title}` })).toHaveFocus();
    await userEvent.tab();
    const slider = canvas.getByRole('slider', { name: `Seek in ${args.title}` });
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{PageUp}');
    await expect(slider).toHaveAttribute('aria-valuetext', '0:27 of 0:30');
    await userEvent.keyboard('{PageDown}{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuetext', '0:12 of 0:30');
    await userEvent.keyboard('{Home}');
    await expect(args.onSeek).toHaveBeenLastCalledWith(0);
    await userEvent.keyboard('{End}');
    await expect(args.onSeek).toHaveBeenLastCalledWith(30);
  },
};

export const Loading: Story = { args: { isPlaying: true, isLoading: true, positionSeconds: 0 } };

export const Failed: Story = {
  render: () => (
    <AudioTrackPlaceholder
      title="Night drive"
      status="failed"
      message="Generation failed"
      meta="12 credits are back"
    />
  ),
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={8}>
      <AudioTrack {...args} />
      <AudioTrack {...args} title="Playing" isPlaying />
      <AudioTrack {...args} title="Loading its sound" isPlaying isLoading positionSeconds={0} />
      <AudioTrack {...args} title="Without peaks" peaks={[]} />
      <AudioTrack {...args} title="Of unknown length" peaks={[]} durationSeconds={Number.NaN} />
      <AudioTrackPlaceholder
        title="On its way"
        cover={<TrackCover src={samplePicture(5, 400, 400)} />}
        status="processing"
        message="Composing, about a minute"
        meta="Jazz"
      />
      <AudioTrackPlaceholder
        title="Did not work"
        status="failed"
        message="Generation failed"
        meta="12 credits are back"
        actions={
          <IconButton label="Try again">
            <RetryIcon />
          </IconButton>
        }
      />
    </Stack>
  ),
};

export const NarrowMatrix: Story = {
  ...Matrix,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 288 }}>
        <Story />
      </div>
    ),
  ],
};
