import type { Meta, StoryObj } from '@storybook/react-vite';
import { typeScale } from '../../tokens/scale.ts';
import { Stack } from '../layout/layout.tsx';
import { Text, type TextProps } from './text.tsx';

const meta: Meta<TextProps> = {
  title: 'Layout/Text',
  component: Text,
  args: { children: 'The chrome recedes, the media speaks.' },
};

export default meta;
type Story = StoryObj<TextProps>;

export const Default: Story = {};

export const Clamped: Story = {
  args: { lines: 2, children: 'A lighthouse on a cliff at dusk, long exposure, soft waves. '.repeat(6) },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
};

export const Matrix: Story = {
  render: () => (
    <Stack gap={12}>
      {(Object.keys(typeScale) as (keyof typeof typeScale)[]).map((size) => (
        <Text key={size} size={size}>
          {size}: 500 credits
        </Text>
      ))}
      {(['default', 'muted', 'subtle', 'accent', 'danger', 'success'] as const).map((tone) => (
        <Text key={tone} tone={tone} weight="medium" isTabular>
          {tone}: 0:07 of 1:20
        </Text>
      ))}
    </Stack>
  ),
};
