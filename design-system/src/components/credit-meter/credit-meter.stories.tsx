import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout.tsx';
import { CreditMeter } from './credit-meter.tsx';

const meta = {
  title: 'Studio/CreditMeter',
  component: CreditMeter,
  args: { balance: 480, allowance: 500, note: 'Resets on 1 December.' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CreditMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack gap={24}>
      <CreditMeter balance={1500} allowance={1500} />
      <CreditMeter balance={212} allowance={500} />
      <CreditMeter balance={8} allowance={500} note="20 credits make the next image." />
      <CreditMeter balance={0} allowance={500} />
    </Stack>
  ),
};
