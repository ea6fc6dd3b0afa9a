import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Grid } from '../layout/layout.tsx';
import { PlanCard } from './plan-card.tsx';

const meta = {
  title: 'Plans/PlanCard',
  component: PlanCard,
  args: {
    name: 'Pro',
    price: '$7.99',
    period: '/month',
    credits: '500 credits monthly',
    description: 'For regular creative work',
    features: ['25 images', '25 videos', 'Priority speed', 'Commercial rights'],
    badge: 'Most Popular',
    isPopular: true,
    level: 2,
    action: (
      <Button variant="primary" size="primary" isFullWidth>
        Choose Pro
      </Button>
    ),
  },
} satisfies Meta<typeof PlanCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 340 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Pro' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose Pro' })).toHaveFocus();
  },
};

/** In a row of its own. */
export const Wide: Story = {
  args: {
    isWide: true,
    isPopular: false,
    features: ['25 images', '25 videos', '41 music tracks', '16 texts'],
  },
  parameters: { layout: 'padded' },
};

/** Free, popular, plain, and the one the user has. */
export const Matrix: Story = {
  render: (args) => (
    <Grid minColumnWidth="240px">
      <PlanCard
        name="Free Trial"
        price="$0"
        credits="500 credits once"
        description="Try every tool, for personal use"
        features={['25 images', 'Standard quality']}
        level={2}
        action={
          <Button size="primary" isFullWidth>
            Start free
          </Button>
        }
      />
      <PlanCard {...args} />
      <PlanCard
        name="Creator+"
        price="$19.99"
        period="/month"
        credits="1500 credits monthly"
        description="For professionals and teams"
        features={['75 images', '75 videos', 'Fastest speed', 'Full commercial licence', 'Team features']}
        badge="Professional"
        level={2}
        action={
          <Button size="primary" isFullWidth disabledReason="This is your plan">
            Current plan
          </Button>
        }
      />
    </Grid>
  ),
};
