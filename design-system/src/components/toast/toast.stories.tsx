import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { type ToastMessage, ToastViewport } from './toast.tsx';

const welcome: ToastMessage = {
  id: 'welcome',
  title: 'Welcome to AI Creative!',
  description: 'Your account starts with 500 free credits.',
  variant: 'default',
};

const failed: ToastMessage = {
  id: 'failed',
  title: 'Generation Failed',
  description: 'The provider did not answer. Your 20 credits are back.',
  variant: 'destructive',
};

const meta = {
  title: 'Feedback/Toast',
  component: ToastViewport,
  args: { toasts: [welcome], onDismiss: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ToastViewport>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Destructive: Story = { args: { toasts: [failed] } };

export const WithAction: Story = {
  args: { toasts: [{ ...failed, action: { label: 'Try again', onSelect: fn() } }] },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.toasts[0]?.action?.onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('failed'));
  },
};

export const EscapeDismisses: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{F8}');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('welcome'));
  },
};

/** The queue lives with the page; the viewport shows its head. */
export const Queue: Story = { render: () => <QueueDemo /> };

function QueueDemo() {
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
  const [count, setCount] = useState(0);

  const handleAdd = (): void => {
    const id = String(count + 1);
    setCount(count + 1);
    setToasts([...toasts, { id, title: `Image ${id} is ready`, variant: 'default' }]);
  };

  return (
    <div style={{ padding: 24 }}>
      <Button onClick={handleAdd}>Add a toast ({toasts.length} waiting)</Button>
      <ToastViewport
        toasts={toasts}
        onDismiss={(id) => setToasts((queue) => queue.filter((toast) => toast.id !== id))}
      />
    </div>
  );
}
