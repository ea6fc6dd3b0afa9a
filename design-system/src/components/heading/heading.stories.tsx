import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout.tsx';
import { Heading } from './heading.tsx';

const meta = {
  title: 'Layout/Heading',
  component: Heading,
  args: { level: 1, children: 'Create an image' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack gap={20}>
      <Heading level={1} size="hero">
        Hero 44/48
      </Heading>
      <Heading level={2} size="display">
        Display 32/40
      </Heading>
      <Heading level={2} size="heading">
        Heading 24/32
      </Heading>
      <Heading level={3} size="title">
        Title 20/28
      </Heading>
      <Heading level={3}>Level 3, lead 18/26</Heading>
      <Heading level={4}>Level 4, ui 14/20</Heading>
    </Stack>
  ),
};
