import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { Switch, type SwitchProps } from './switch.tsx';

function Controlled(props: SwitchProps) {
  const [isOn, setOn] = useState(props.isOn);
  const handleChange = (next: boolean): void => {
    setOn(next);
    props.onChange(next);
  };
  return <Switch {...props} isOn={isOn} onChange={handleChange} />;
}

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  render: (args) => <Controlled {...args} />,
  args: { label: 'E-mail me when a video is ready', isOn: false, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(canvas.getByText('E-mail me when a video is ready'));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

export const Disabled: Story = { args: { isDisabled: true, hint: 'Part of Pro and Creator+.' } };

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={12}>
      <Controlled {...args} label="Off" />
      <Controlled {...args} label="On" isOn />
      <Controlled {...args} label="Camera control" hint="Part of Pro and Creator+." isDisabled />
      <Controlled {...args} label="On and locked" isOn isDisabled />
    </Stack>
  ),
};
