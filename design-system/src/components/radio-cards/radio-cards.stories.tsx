import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EditImageIcon, ImageIcon } from '../../icons/icons.ts';
import { Badge } from '../badge/badge.tsx';
import { RadioCards, type RadioCardsProps } from './radio-cards.tsx';

function Controlled(props: RadioCardsProps) {
  const [value, setValue] = useState(props.value);
  const handleChange = (next: string): void => {
    setValue(next);
    props.onValueChange(next);
  };
  return <RadioCards {...props} value={value} onValueChange={handleChange} />;
}

const meta: Meta<RadioCardsProps> = {
  title: 'Forms/RadioCards',
  component: RadioCards,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Image tool',
    value: 'generate',
    onValueChange: fn(),
    cards: [
      {
        value: 'generate',
        title: 'Text to Image',
        description: 'Describe it, get a picture.',
        icon: <ImageIcon />,
      },
      {
        value: 'edit',
        title: 'Photo Editor',
        description: 'Change a picture you have.',
        icon: <EditImageIcon />,
        badge: <Badge tone="info">Soon</Badge>,
      },
    ],
  },
};

export default meta;
type Story = StoryObj<RadioCardsProps>;

export const Default: Story = {};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    // Held for a moment, as by a finger: Radix moves in a timeout and chooses while the key is down.
    await userEvent.keyboard('{ArrowRight>}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('edit'));
    await userEvent.keyboard('{/ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Photo Editor' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft>}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('generate'));
    await userEvent.keyboard('{/ArrowLeft}');
  },
};

export const OneDisabled: Story = {
  args: {
    cards: [
      {
        value: 'generate',
        title: 'Text to Image',
        description: 'Describe it, get a picture.',
        icon: <ImageIcon />,
      },
      {
        value: 'edit',
        title: 'Photo Editor',
        description: 'Needs an image provider.',
        icon: <EditImageIcon />,
        isDisabled: true,
      },
    ],
  },
};
