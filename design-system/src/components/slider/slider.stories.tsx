import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
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

export const Keyboard: Story = {
  args: { value: 50, step: 1 },
  play: async ({ canvas }) => {
    const thumb = canvas.getByRole('slider', { name: 'Strength' });
    await userEvent.tab();
    await expect(thumb).toHaveFocus();
    const steps = [
      ['{ArrowRight}', 51],
      ['{ArrowUp}', 52],
      ['{ArrowLeft}', 51],
      ['{ArrowDown}', 50],
      ['{PageUp}', 60],
      ['{PageDown}', 50],
      ['{Shift>}{ArrowRight}{/Shift}', 60],
      ['{Shift>}{ArrowLeft}{/Shift}', 50],
      ['{Home}', 0],
      ['{End}', 100],
    ] as const;
    for (const [keys, value] of steps) {
      await userEvent.keyboard(keys);
      await expect(thumb).toHaveAttribute('aria-valuenow', String(value));
    }
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

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
