import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CloseIcon } from '../../icons/icons.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { FloatingBar } from './floating-bar.tsx';

const undo = fn();

const meta = {
  title: 'Gallery/FloatingBar',
  component: FloatingBar,
  args: {
    message: '3 removed',
    start: (
      <IconButton label="Close">
        <CloseIcon />
      </IconButton>
    ),
    children: <Button onClick={undo}>Undo</Button>,
  },
} satisfies Meta<typeof FloatingBar>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 removed');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
  },
};
