import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Cluster } from '../layout/layout.tsx';
import { CancelButton, type CancelButtonProps } from './cancel-button.tsx';

/** A job that ends with the press, as its item shows it. */
function Controlled(props: CancelButtonProps) {
  const [isUnderWay, setIsUnderWay] = useState(true);
  const handleCancel = (): void => {
    setIsUnderWay(false);
    props.onCancel();
  };
  return (
    <Card as="article" aria-label="Waves at dusk">
      {isUnderWay ? <CancelButton {...props} onCancel={handleCancel} /> : <Button>Run again</Button>}
    </Card>
  );
}

const meta = {
  title: 'Studio/CancelButton',
  component: CancelButton,
  render: (args) => <Controlled {...args} />,
  args: { isEarly: false, isPending: false, onCancel: fn() },
} satisfies Meta<typeof CancelButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The focus goes to its item. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('article', { name: 'Waves at dusk' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Run again' })).toHaveFocus();
  },
};

export const InWords: Story = {
  args: { isInWords: true, label: 'Stop' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Stop' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('article')).toHaveFocus();
  },
};

export const DisabledWithReason: Story = { args: { isInWords: true, isEarly: true } };

export const Loading: Story = { args: { isInWords: true, isPending: true } };

export const Matrix: Story = {
  render: (args) => (
    <Cluster>
      <CancelButton {...args} />
      <CancelButton {...args} isEarly />
      <CancelButton {...args} isInWords />
      <CancelButton {...args} isInWords isEarly />
      <CancelButton {...args} isInWords isPending />
    </Cluster>
  ),
};
