import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx';

function Controlled(props: RadioGroupProps) {
  const [value, setValue] = useState(props.value);
  const handleChange = (next: string): void => {
    setValue(next);
    props.onValueChange(next);
  };
  return <RadioGroup {...props} value={value} onValueChange={handleChange} />;
}

const meta: Meta<RadioGroupProps> = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Edit type',
    value: 'enhance',
    onValueChange: fn(),
    options: [
      { value: 'enhance', label: 'Enhance', description: 'Sharper and cleaner, the same picture.' },
      { value: 'background', label: 'Change background', description: 'Keeps the subject.' },
      { value: 'restyle', label: 'Restyle', isDisabled: true },
    ],
  },
};

export default meta;
type Story = StoryObj<RadioGroupProps>;

export const Default: Story = {};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    // Held for a moment, as by a finger: Radix moves in a timeout and chooses while the key is down.
    await userEvent.keyboard('{ArrowDown>}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('background'));
    await userEvent.keyboard('{/ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Change background' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp>}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Enhance' })).toBeChecked());
    await userEvent.keyboard('{/ArrowUp}');
    await userEvent.click(canvas.getByText('Change background'));
    await expect(canvas.getByRole('radio', { name: 'Change background' })).toBeChecked();
  },
};

export const NothingChosen: Story = { args: { value: undefined } };

export const Disabled: Story = { args: { isDisabled: true } };
