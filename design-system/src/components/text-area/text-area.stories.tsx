import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { TextArea, type TextAreaProps } from './text-area.tsx';

function Controlled(props: Omit<TextAreaProps, 'onChange'>) {
  const [value, setValue] = useState(props.value);
  return <TextArea {...props} value={value} onChange={(event) => setValue(event.target.value)} />;
}

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Message', value: '', placeholder: 'Tell us what happened' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const GrowsToEightLines: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText('Message');
    const restPx = box.clientHeight;
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.type(box, 'one{Enter}two{Enter}three{Enter}four{Enter}five');
    await expect(box.clientHeight).toBe(restPx + 2 * 24);
    await userEvent.type(box, '{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}end');
    await expect(box.clientHeight).toBe(restPx + 5 * 24);
  },
};

export const Invalid: Story = { args: { error: 'Please enter a message.' } };

export const Disabled: Story = { args: { value: 'Cannot change', disabled: true } };

export const Matrix: Story = {
  render: () => (
    <Stack>
      <Controlled label="Rest" value="" placeholder="Placeholder" />
      <Controlled label="With hint" value="A quiet harbour at dawn." hint="Up to 1000 characters." />
      <Controlled label="Invalid" value="" error="Please enter a message." />
      <Controlled label="Disabled" value="Cannot change" disabled />
    </Stack>
  ),
};
