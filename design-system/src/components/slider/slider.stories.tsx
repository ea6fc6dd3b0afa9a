import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { Slider, type SliderProps } from './slider.tsx';

function Controlled(props: SliderProps) {
  const [value, setValue] = useState(props.value);
  return <Slider {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Forms/Slider',
  component: Slider,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Strength', value: 70, step: 10, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={24}>
      <Controlled {...args} label="At the start" value={0} />
      <Controlled
        {...args}
        label="Middle"
        value={50}
        hint="How far the result may drift from your picture."
      />
      <Controlled
        {...args}
        label="Duration"
        min={2}
        max={10}
        step={1}
        value={4}
        formatValue={(n) => `${n} s`}
      />
      <Controlled {...args} label="Disabled" isDisabled />
    </Stack>
  ),
};
