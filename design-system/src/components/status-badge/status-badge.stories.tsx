import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cluster } from '../layout/layout.tsx';
import { StatusBadge } from './status-badge.tsx';

const meta = {
  title: 'Feedback/StatusBadge',
  component: StatusBadge,
  args: { status: 'processing' },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <Cluster>
      <StatusBadge status="processing" />
      <StatusBadge status="completed" />
      <StatusBadge status="failed" />
      <StatusBadge status="processing" label="Composing" />
    </Cluster>
  ),
  play: async ({ canvas }) => {
    for (const word of ['Processing', 'Completed', 'Failed', 'Composing']) {
      await expect(canvas.getByText(word)).toBeVisible();
    }
  },
};
