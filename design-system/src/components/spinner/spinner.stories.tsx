import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../layout/layout.tsx';
import { Spinner } from './spinner.tsx';

const meta = { title: 'Feedback/Spinner', component: Spinner, args: { label: 'Loading' } } satisfies Meta<
  typeof Spinner
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <Cluster gap={16}>
      <Spinner label="Loading" />
      <Spinner size={24} />
      <Spinner size={40} />
    </Cluster>
  ),
};
