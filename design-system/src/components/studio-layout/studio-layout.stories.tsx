import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { Text } from '../text/text.tsx';
import { StudioLayout } from './studio-layout.tsx';

const meta = {
  title: 'Studio/StudioLayout',
  component: StudioLayout,
  args: {
    composer: <Card style={{ minHeight: 200 }}>Composer</Card>,
    result: (
      <Card as="section" aria-label="Result" style={{ minHeight: 400 }}>
        Result
      </Card>
    ),
  },
} satisfies Meta<typeof StudioLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const composer = canvas.getByText('Composer').getBoundingClientRect();
    const result = canvas.getByText('Result').getBoundingClientRect();
    await expect(result.top).toBeLessThan(composer.bottom);
    await expect(result.left).toBeGreaterThan(composer.right);
    await expect(result.width).toBe(composer.width);
  },
};

/** A long word widens no column. */
export const LongWord: Story = {
  args: { result: <Text>{'Unbreakable'.repeat(40)}</Text> },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
