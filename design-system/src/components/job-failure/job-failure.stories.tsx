import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { JobFailure } from './job-failure.tsx';

const meta = {
  title: 'Studio/JobFailure',
  component: JobFailure,
  args: { reason: 'The provider did not answer in time.', refund: '20 credits are back' },
  render: (args) => (
    <Stack align="center" gap={8}>
      <JobFailure {...args} />
    </Stack>
  ),
} satisfies Meta<typeof JobFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The provider did not answer in time.')).toBeVisible();
    await expect(canvas.getByText('20 credits are back')).toBeVisible();
  },
};

/** Nothing is said of credits where none were held. */
export const WithoutCredits: Story = {
  args: { refund: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/credits/)).toBeNull();
  },
};

export const LongReason: Story = { args: { reason: 'It went wrong. '.repeat(40), reasonLines: 4 } };
