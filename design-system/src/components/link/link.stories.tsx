import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../text/text.tsx';
import { LinkText, type LinkTextProps } from './link.tsx';

const meta: Meta<LinkTextProps> = {
  title: 'Actions/LinkText',
  component: LinkText,
  args: { href: '#pricing', children: 'See the plans' },
};

export default meta;
type Story = StoryObj<LinkTextProps>;

export const Default: Story = {};

export const InText: Story = {
  render: (args) => (
    <Text size="reading" isMeasured>
      Credits reset on your billing date. <LinkText {...args} /> to see how many each plan brings.
    </Text>
  ),
};
