import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout.tsx';
import { Progress } from './progress.tsx';

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  args: { label: 'Uploading', value: 0.4 },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const UnknownShare: Story = { args: { label: 'Composing', value: null } };

export const Matrix: Story = {
  render: () => (
    <Stack gap={20}>
      <Progress label="None done" value={0} />
      <Progress label="Half done" value={0.5} />
      <Progress label="All done" value={1} />
      <Progress label="Unknown share" value={null} />
    </Stack>
  ),
};
