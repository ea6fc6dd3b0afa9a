import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const CardShape: Story = {
  render: () => (
    <div style={{ maxWidth: 280 }}>
      <Stack gap={12}>
        <Skeleton aspectRatio={1} radius="card" />
        <Skeleton width="80%" />
        <Skeleton width="40%" height="0.75rem" />
      </Stack>
    </div>
  ),
};
