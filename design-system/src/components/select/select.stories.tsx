import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ImageIcon } from '../../icons/icons.ts';
import { Stack } from '../layout/layout.tsx';
import { Select, type SelectProps } from './select.tsx';

function Controlled(props: SelectProps) {
  const [value, setValue] = useState(props.value);
  const handleChange = (next: string): void => {
    setValue(next);
    props.onValueChange(next);
  };
  return <Select {...props} value={value} onValueChange={handleChange} />;
}

const meta: Meta<SelectProps> = {
  title: 'Forms/Select',
  component: Select,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Genre',
    value: 'jazz',
    onValueChange: fn(),
    options: ['Pop', 'Rock', 'Electronic', 'Jazz', 'Classical', 'Hip-hop', 'Folk', 'Ambient'].map(
      (label) => ({
        value: label.toLowerCase(),
        label,
      }),
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
};

export default meta;
type Story = StoryObj<SelectProps>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Genre' }));
    await expect(await screen.findByRole('option', { name: 'Jazz' })).toHaveFocus();
    // The background becomes inert once the list is painted.
    await waitFor(() => expect(document.querySelector('[inert]')).not.toBeNull());
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Genre' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('classical');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(document.querySelector('[inert]')).toBeNull();
  },
};

export const KeyboardInTheList: Story = {
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Genre' });
    const expectFocus = (name: string) =>
      waitFor(() => expect(screen.getByRole('option', { name })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await screen.findByRole('listbox');
    await expectFocus('Jazz');
    await userEvent.keyboard('{Home}');
    await expectFocus('Pop');
    await userEvent.keyboard('{End}');
    await expectFocus('Ambient');
    await userEvent.keyboard('{ArrowUp}');
    await expectFocus('Folk');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Invalid: Story = { args: { value: undefined, error: 'Choose a genre.' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <Controlled {...args} label="Rest" />
      <Controlled {...args} label="Empty" value={undefined} placeholder="Any genre" hint="Optional." />
      <Controlled {...args} label="Invalid" value={undefined} error="Choose a genre." />
      <Controlled {...args} label="Disabled" isDisabled />
      <Controlled {...args} label="Primary size" size="primary" />
      <Controlled
        {...args}
        label="With descriptions"
        value="hd"
        options={[
          { value: 'standard', label: 'Standard', description: 'Faster', icon: <ImageIcon /> },
          { value: 'hd', label: 'HD', description: 'Finer detail', icon: <ImageIcon /> },
          { value: 'raw', label: 'Raw', description: 'Not in this plan', isDisabled: true },
        ]}
      />
    </Stack>
  ),
};
