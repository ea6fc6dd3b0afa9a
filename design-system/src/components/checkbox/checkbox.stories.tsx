import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { Checkbox, type CheckboxProps } from './checkbox.tsx';

function Controlled(props: CheckboxProps) {
  const [isChecked, setChecked] = useState(props.isChecked);
  const handleChange = (next: boolean): void => {
    setChecked(next);
    props.onChange(next);
  };
  return <Checkbox {...props} isChecked={isChecked} onChange={handleChange} />;
}

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  render: (args) => <Controlled {...args} />,
  args: { label: 'I agree to the terms', isChecked: false, onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText('I agree to the terms'));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const Disabled: Story = { args: { isDisabled: true, hint: 'Part of Pro and Creator+.' } };

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={4}>
      <Controlled {...args} label="Off" />
      <Controlled {...args} label="On" isChecked />
      <Controlled {...args} label="With hint" hint="You can change this later." />
      <Controlled {...args} label="Disabled" isDisabled />
      <Controlled {...args} label="On and disabled" isChecked isDisabled />
    </Stack>
  ),
};
