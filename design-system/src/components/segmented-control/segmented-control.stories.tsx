import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ImageIcon, VideoIcon } from '../../icons/icons.ts';
import { Stack } from '../layout/layout.tsx';
import { SegmentedControl, type SegmentedControlProps } from './segmented-control.tsx';

function Controlled(props: SegmentedControlProps) {
  const [value, setValue] = useState(props.value);
  const handleChange = (next: string): void => {
    setValue(next);
    props.onValueChange(next);
  };
  return <SegmentedControl {...props} value={value} onValueChange={handleChange} />;
}

const meta: Meta<SegmentedControlProps> = {
  title: 'Forms/SegmentedControl',
  component: SegmentedControl,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Quality',
    value: 'standard',
    onValueChange: fn(),
    segments: [
      { value: 'standard', label: 'Standard' },
      { value: 'hd', label: 'HD' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
};

export default meta;
type Story = StoryObj<SegmentedControlProps>;

export const Default: Story = {};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Standard' })).toHaveFocus();
    // Held for a moment, as by a finger: Radix moves in a timeout and chooses while the key is down.
    await userEvent.keyboard('{ArrowRight>}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('hd'));
    await userEvent.keyboard('{/ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'HD' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft>}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('standard'));
    await userEvent.keyboard('{/ArrowLeft}');
  },
};

/** In one row: the words of a shape are read and hinted at, not seen. */
export const FramesOnly: Story = {
  args: {
    label: 'Size',
    value: 'portrait',
    isFrameOnly: true,
    segments: [
      { value: 'square', label: 'Square', aspectRatio: 1 },
      { value: 'portrait', label: 'Portrait', aspectRatio: 9 / 16 },
      { value: '3:2', label: '3:2', aspectRatio: 3 / 2 },
      { value: '21:9', label: '21:9', aspectRatio: 21 / 9 },
    ],
  },
  play: async ({ canvas }) => {
    const portrait = canvas.getByRole('radio', { name: 'Portrait' });
    await expect(portrait).toBeChecked();
    await expect(canvas.getByText('Portrait').getBoundingClientRect().width).toBeLessThan(2);
  },
};

export const Shapes: Story = {
  args: {
    label: 'Size',
    value: 'square',
    segments: [
      { value: 'square', label: 'Square', aspectRatio: 1 },
      { value: 'portrait', label: 'Portrait', aspectRatio: 9 / 16 },
      { value: 'landscape', label: 'Landscape', aspectRatio: 16 / 9 },
    ],
  },
  play: async ({ canvas }) => {
    const [square, portrait, landscape] = canvas.getAllByRole('radio').map((radio) => {
      const { width, height } =
        radio.querySelector('[aria-hidden]')?.getBoundingClientRect() ?? new DOMRect();
      return width / height;
    });
    await expect(square).toBeCloseTo(1, 1);
    await expect(portrait).toBeLessThan(0.7);
    await expect(landscape).toBeGreaterThan(1.5);
  },
};

/** More than a row holds: they wrap, and none is cut off. */
export const ManyShapes: Story = {
  args: {
    label: 'Size',
    value: '3:2',
    segments: [
      { value: 'square', label: 'Square', aspectRatio: 1 },
      { value: 'portrait', label: 'Portrait', aspectRatio: 9 / 16 },
      { value: 'landscape', label: 'Landscape', aspectRatio: 16 / 9 },
      ...['3:2', '2:3', '4:3', '3:4', '21:9'].map((value) => {
        const [across = 1, down = 1] = value.split(':').map(Number);
        return { value, label: value, aspectRatio: across / down };
      }),
    ],
  },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Size' }).getBoundingClientRect();
    for (const segment of canvas.getAllByRole('radio')) {
      await expect(segment.getBoundingClientRect().right).toBeLessThanOrEqual(group.right);
    }
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <Controlled {...args} />
      <Controlled
        {...args}
        label="With icons"
        value="image"
        segments={[
          { value: 'image', label: 'Image', icon: <ImageIcon /> },
          { value: 'video', label: 'Video', icon: <VideoIcon /> },
        ]}
      />
      <Controlled
        {...args}
        label="One disabled"
        segments={[
          { value: 'standard', label: 'Standard' },
          { value: 'hd', label: 'HD', isDisabled: true },
        ]}
      />
      <Controlled {...args} label="Disabled" isDisabled />
      <Controlled {...args} label="Hidden label" isLabelHidden />
    </Stack>
  ),
};

/** Long words wrap instead of covering each other. */
export const LongWords: Story = {
  args: {
    label: 'Edit type',
    value: 'enhance',
    segments: [
      { value: 'enhance', label: 'Enhance the picture' },
      { value: 'background', label: 'Change background' },
      { value: 'general', label: 'General edit' },
    ],
  },
  play: async ({ canvas }) => {
    for (const segment of canvas.getAllByRole('radio')) {
      await expect(segment.scrollWidth).toBeLessThanOrEqual(segment.clientWidth);
    }
  },
};
