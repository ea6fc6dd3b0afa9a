import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../text/text.tsx';
import { PromptShimmer } from './prompt-shimmer.tsx';

const meta = {
  title: 'Studio/PromptShimmer',
  component: PromptShimmer,
  args: { colours: ['#a1412b', '#ee9f4c'] },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', isolation: 'isolate', overflow: 'hidden', padding: 80 }}>
        <Story />
        <Text as="span">Creating 40 %</Text>
      </div>
    ),
  ],
} satisfies Meta<typeof PromptShimmer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** "A harbour at sunset". */
export const Default: Story = {};

/** Of a prompt whose colours nobody has read. */
export const Plain: Story = { args: { colours: undefined } };
