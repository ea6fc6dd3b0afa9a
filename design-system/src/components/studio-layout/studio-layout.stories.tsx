import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { Heading } from '../heading/heading.tsx';
import { Text } from '../text/text.tsx';
import { StudioLayout } from './studio-layout.tsx';

const meta = {
  title: 'Studio/StudioLayout',
  component: StudioLayout,
  args: {
    head: <Heading level={1}>Head</Heading>,
    composer: <Card style={{ minHeight: 200 }}>Composer</Card>,
    result: (
      <Card as="section" aria-label="Result" style={{ minHeight: 400 }}>
        Result
      </Card>
    ),
    latest: (
      <Card as="section" aria-label="Latest" style={{ minHeight: 200 }}>
        Latest
      </Card>
    ),
  },
} satisfies Meta<typeof StudioLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its columns go by the width of the window, so that a docs page shows it in one of its own. */
export const Default: Story = { parameters: { docs: { story: { inline: false, height: '1000px' } } } };

export const Columns: Story = {
  play: async ({ canvas }) => {
    const composer = canvas.getByText('Composer').getBoundingClientRect();
    const result = canvas.getByText('Result').getBoundingClientRect();
    await expect(result.top).toBeLessThan(composer.bottom);
    await expect(result.left).toBeGreaterThan(composer.right);
    await expect(composer.width).toBe(380);
  },
};

/** A tool without a strip of its latest items. */
export const WithoutLatest: Story = {
  args: { latest: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Latest')).toBeNull();
  },
};

/** A long word widens no column. */
export const LongWord: Story = {
  args: { result: <Text>{'Unbreakable'.repeat(40)}</Text> },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
