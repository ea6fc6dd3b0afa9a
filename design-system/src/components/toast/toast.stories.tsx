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
  args: { toast: welcome, onDismiss: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '200px' } } },
} satisfies Meta<typeof ToastViewport>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Destructive: Story = { args: { toast: failed } };

export const WithAction: Story = {
  args: { toast: { ...failed, action: { label: 'Try again', onSelect: fn() } } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.toast?.action?.onSelect).toHaveBeenCalledOnce();
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

/** Nothing waits: an old toast would be read as the response to a new press. */
export const NewestReplaces: Story = { render: () => <NewestDemo /> };

function NewestDemo() {
  const [toast, setToast] = useState<ToastMessage | null>(null);
  const [count, setCount] = useState(0);

  const handleRaise = (): void => {
    const id = String(count + 1);
    setCount(count + 1);
    setToast({ id, title: `Image ${id} is ready`, variant: 'default' });
  };

  return (
    <div style={{ padding: 24 }}>
      <Button onClick={handleRaise}>Raise a toast</Button>
      <ToastViewport toast={toast} onDismiss={() => setToast(null)} />
    </div>
  );
}
