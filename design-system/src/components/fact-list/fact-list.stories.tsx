import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Stack } from '../layout/layout.tsx';
import { FactList } from './fact-list.tsx';

const meta = {
  title: 'Layout/FactList',
  component: FactList,
  args: {
    facts: [
      { label: 'Plan', value: 'Pro' },
      { label: 'Price', value: '$7.99/month' },
      { label: 'Next billing', value: 'Dec 1, 2026' },
      { label: 'Status', value: <Badge tone="success">Active</Badge> },
      { label: 'Discount', value: null },
    ],
  },
} satisfies Meta<typeof FactList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')).toHaveLength(4);
    await expect(canvas.queryByText('Discount')).toBeNull();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={24}>
      <FactList {...args} />
      <div style={{ maxWidth: 300 }}>
        <FactList {...args} />
      </div>
    </Stack>
  ),
};
