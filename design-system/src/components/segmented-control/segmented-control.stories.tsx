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
  },
};

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
