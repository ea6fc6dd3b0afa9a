import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ImageIcon, MusicIcon, TextIcon, VideoIcon } from '../../icons/icons.ts';
import { Stack } from '../layout/layout.tsx';
import { CreditCosts } from './credit-costs.tsx';

const meta = {
  title: 'Plans/CreditCosts',
  component: CreditCosts,
  args: {
    title: 'How Credits Work',
    intro: 'Every generation has its price on its button.',
    costs: [
      { label: 'Image', icon: <ImageIcon />, cost: '20 credits' },
      { label: 'Video', icon: <VideoIcon />, cost: '20 credits', note: '30 with camera control' },
      { label: 'Music', icon: <MusicIcon />, cost: '12 credits' },
      { label: 'Text', icon: <TextIcon />, cost: '30 credits' },
    ],
    notes: ['Credits reset on the billing date.', 'What fails is given back.'],
  },
} satisfies Meta<typeof CreditCosts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'How Credits Work' })).toBeVisible();
    await expect(canvas.getByText('30 with camera control')).toBeVisible();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap={24}>
      <CreditCosts {...args} />
      <div style={{ maxWidth: 320 }}>
        <CreditCosts {...args} title="On a phone" />
      </div>
      <CreditCosts title="Without notes" costs={[{ label: 'Text', cost: 'up to 30 credits' }]} />
    </Stack>
  ),
};
