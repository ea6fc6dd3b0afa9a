import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { Notice } from './notice.tsx';

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  args: {
    title: 'Subscription Ending',
    children: 'Your plan ends on Dec 1, 2026. Until then everything stays as it is.',
    tone: 'warning',
    actions: <Button>Reactivate Plan</Button>,
  },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Subscription Ending' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reactivate Plan' })).toHaveFocus();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={12}>
      <Notice tone="info" title="Sandbox: no card is charged" />
      <Notice {...args} />
      <Notice
        tone="danger"
        title="Your last payment failed"
        actions={
          <>
            <Button variant="primary">Update card</Button>
            <Button>Try again</Button>
          </>
        }
      >
        The bank refused the card that ends in 4242.
      </Notice>
      <div style={{ maxWidth: 320 }}>
        <Notice {...args} title="On a phone" />
      </div>
    </Stack>
  ),
};
