import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckIcon, WarningIcon } from '../../icons/icons.ts';
import { Cluster } from '../layout/layout.tsx';
import { Badge } from './badge.tsx';

const meta = { title: 'Feedback/Badge', component: Badge, args: { children: 'Pro' } } satisfies Meta<
  typeof Badge
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <Cluster>
      <Badge>Free</Badge>
      <Badge tone="accent">Most Popular</Badge>
      <Badge tone="success" icon={<CheckIcon />}>
        Active
      </Badge>
      <Badge tone="warning" icon={<WarningIcon />}>
        Ending
      </Badge>
      <Badge tone="danger">Failed</Badge>
      <Badge tone="info">Preview engine</Badge>
    </Cluster>
  ),
};
