import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Text } from '../text/text.tsx';
import { LinkText, type LinkTextProps } from './link.tsx';

const meta: Meta<LinkTextProps> = {
  title: 'Actions/LinkText',
  component: LinkText,
  args: { href: '#pricing', children: 'See the plans' },
};

export default meta;
type Story = StoryObj<LinkTextProps>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const follow = fn((event: Event) => event.preventDefault());
    canvas.getByRole('link').addEventListener('click', follow);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
  },
};

export const InText: Story = {
  render: (args) => (
    <Text size="reading" isMeasured>
      Credits reset on your billing date. <LinkText {...args} /> to see how many each plan brings.
    </Text>
  ),
};
