import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { samplePicture } from '../../stories/sample-picture.tsx';
import { Button } from '../button/button.tsx';
import { CompareSlider } from '../compare-slider/compare-slider.tsx';
import { Grid } from '../layout/layout.tsx';
import { PictureCanvas, type PictureCanvasProps } from './picture-canvas.tsx';
import { PicturePanes } from './picture-panes.tsx';

const picture = (seed: number, width = 1200, height = 800) => (
  <img src={samplePicture(seed, width, height)} alt={`The harbour, ${seed}`} />
);

const meta = {
  title: 'Studio/PictureCanvas',
  component: PictureCanvas,
  args: {
    label: 'The harbour at dusk',
    width: 1200,
    height: 800,
    children: picture(4),
    onZoomedChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<PictureCanvasProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At first it is a picture: what zooms loads when a pointer or the focus comes. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Buttons: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.hover(canvas.getByRole('img'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Actual size, 1:1' }));
    await expect(canvas.getByRole('status', { name: 'Zoom' })).toHaveTextContent('100 %');
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('150 %');
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom out' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Fit' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Fit');
    await expect(args.onZoomedChange).toHaveBeenCalledTimes(2);
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const stage = canvas.getByRole('group', { name: 'The harbour at dusk' });
    await userEvent.tab();
    await expect(stage).toHaveFocus();
    await canvas.findByRole('status');
    await userEvent.keyboard('1');
    await expect(canvas.getByRole('status')).toHaveTextContent('100 %');
    await userEvent.keyboard('+');
    await expect(canvas.getByRole('status')).toHaveTextContent('150 %');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowLeft}{ArrowUp}-0');
    await expect(canvas.getByRole('status')).toHaveTextContent('Fit');
  },
};

/** Both sides of the divider are zoomed together, and the divider stays where it is. */
export const WithCompareSlider: Story = {
  render: (args) => (
    <PictureCanvas {...args}>
      <Compared />
    </PictureCanvas>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('group').focus();
    await canvas.findByRole('status');
    await userEvent.keyboard('1');
    const [after, before] = canvas.getAllByRole('img');
    await expect(canvas.getByRole('status')).toHaveTextContent('100 %');
    await expect(after?.getBoundingClientRect().left).toBe(before?.getBoundingClientRect().left);
  },
};

function Compared() {
  const [value, setValue] = useState(50);
  return (
    <CompareSlider
      before={{ src: samplePicture(4, 1200, 800), alt: 'The harbour as it was taken' }}
      after={{ src: samplePicture(9, 1200, 800), alt: 'The harbour at dusk' }}
      aspectRatio={1.5}
      value={value}
      onValueChange={setValue}
    />
  );
}

/** Two results in step, also where their shapes differ. */
export const TwoInStep: Story = {
  args: {
    sizing: 'content',
    children: (
      <PicturePanes
        panes={[
          { id: 'a', label: 'A', aspectRatio: 1.5, picture: picture(4) },
          { id: 'b', label: 'B', aspectRatio: 1, picture: picture(9, 1000, 1000) },
        ]}
      />
    ),
  },
};

/** In a lightbox: the picture is whole, and zoomed it takes all of the place. */
export const InALargePlace: Story = {
  args: { sizing: 'place', controls: <Button size="dense">Compare</Button> },
  decorators: [
    (Story) => (
      <div style={{ width: 720, height: 320 }}>
        <Story />
      </div>
    ),
  ],
};

export const Matrix: Story = {
  render: (args) => (
    <Grid minColumnWidth="220px">
      <PictureCanvas {...args} label="Wide" />
      <PictureCanvas {...args} label="Tall" width={800} height={1200}>
        {picture(5, 800, 1200)}
      </PictureCanvas>
      <PictureCanvas {...args} label="With a button" controls={<Button size="dense">Compare</Button>} />
    </Grid>
  ),
};
