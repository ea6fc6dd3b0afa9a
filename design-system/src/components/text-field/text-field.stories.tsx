import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EyeIcon } from '../../icons/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Stack } from '../layout/layout.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

const meta: Meta<TextFieldProps> = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Email', type: 'email', placeholder: 'you@example.com', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
};

export default meta;
type Story = StoryObj<TextFieldProps>;

export const Default: Story = { args: { hint: 'For your receipts alone.' } };

export const WithHint: Story = {
  args: { label: 'Password', type: 'password', hint: 'At least 8 characters.' },
};

export const Invalid: Story = {
  args: { error: 'Enter an address with an @, such as you@example.com.', defaultValue: 'someone' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Email');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Enter an address with an @, such as you@example.com.');
  },
};

export const Typing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Email'), 'a@b.co');
    await expect(canvas.getByLabelText('Email')).toHaveValue('a@b.co');
    await expect(args.onChange).toHaveBeenCalledTimes(6);
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'ada@example.com' } };

export const Matrix: Story = {
  render: () => (
    <Stack>
      <TextField label="Rest" placeholder="Placeholder" />
      <TextField label="Filled" defaultValue="Ada Lovelace" hint="As it appears on invoices." />
      <TextField
        label="With a control"
        type="password"
        defaultValue="correct horse"
        endSlot={
          <IconButton label="Show password">
            <EyeIcon />
          </IconButton>
        }
      />
      <TextField label="Invalid" defaultValue="short" error="Use at least 8 characters." />
      <TextField label="Disabled" defaultValue="Cannot change" disabled />
      <TextField label="Base size" size="base" defaultValue="32 px" />
      <TextField label="Hidden label" isLabelHidden placeholder="Label for screen readers only" />
    </Stack>
  ),
};
