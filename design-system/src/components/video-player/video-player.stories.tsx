import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { DownloadIcon } from '../../icons/icons.ts';
import { samplePicture } from '../../stories/sample-picture.tsx';
import { sampleVideo } from '../../stories/sample-video.ts';
import { Button } from '../button/button.tsx';
import { Grid } from '../layout/layout.tsx';
import { VideoPlayer } from './video-player.tsx';

const broken = 'data:video/mp4;base64,AAAA';

const meta = {
  title: 'Studio/VideoPlayer',
  component: VideoPlayer,
  args: {
    title: 'A drone flight over a fjord in autumn',
    src: sampleVideo,
    poster: samplePicture(6, 1280, 720),
    aspectRatio: 16 / 9,
    fallbackAction: <Button iconStart={<DownloadIcon />}>Download</Button>,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Started: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Play ${args.title}` }));
    await expect(await canvas.findByRole('slider', { name: `Seek in ${args.title}` })).toBeVisible();
    await expect(canvas.getByRole('slider', { name: 'Volume' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const video = canvasElement.querySelector('video');
    const frame = video?.parentElement;
    if (!video || !frame) throw new Error('There is no film.');
    // A press of a test may not play what makes sound, nor fill the screen.
    video.play = fn(() => Promise.resolve());
    video.preload = 'auto';
    frame.requestFullscreen = fn(() => Promise.resolve());
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const line = await canvas.findByRole('slider', { name: `Seek in ${args.title}` });
    await waitFor(() => expect(line).toHaveAttribute('aria-valuemax', '2'));
    await userEvent.keyboard('k');
    await expect(video.play).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('m');
    await waitFor(() => expect(video.muted).toBe(true));
    await userEvent.keyboard('m');
    await userEvent.keyboard('f');
    await expect(frame.requestFullscreen).toHaveBeenCalledOnce();
    line.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(line).toHaveAttribute('aria-valuetext', '0:02 of 0:02'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(line).toHaveAttribute('aria-valuetext', '0:00 of 0:02'));
  },
};

export const WithoutPoster: Story = { args: { poster: undefined } };

export const Broken: Story = {
  args: { src: broken, poster: undefined },
  play: async ({ canvas, args }) => {
    // A press of a test may not play what makes sound.
    await fireEvent.error(canvas.getByLabelText(args.title));
    await expect(await canvas.findByText("This video can't be played here")).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download' })).toBeVisible();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Grid minColumnWidth="220px">
      <VideoPlayer {...args} />
      <VideoPlayer {...args} title="Square" aspectRatio={1} poster={samplePicture(7)} />
      <VideoPlayer {...args} title="Upright" aspectRatio={9 / 16} poster={samplePicture(8, 720, 1280)} />
      <VideoPlayer {...args} title="Without a poster" poster={undefined} />
    </Grid>
  ),
};
