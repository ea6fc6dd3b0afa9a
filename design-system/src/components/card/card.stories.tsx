import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Heading } from '../heading/heading.tsx';
import { Grid, Stack } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import { Card, type CardProps } from './card.tsx';

const meta: Meta<CardProps> = { title: 'Layout/Card', component: Card };

export default meta;
type Story = StoryObj<CardProps>;

const content = (
  <Stack gap={4}>
    <Heading level={2} size="lead">
      Text to image
    </Heading>
    <Text tone="muted">Describe what you see; get a picture in seconds.</Text>
  </Stack>
);

export const Default: Story = { args: { children: content } };

/** All of it is one link. */
export const AsLink: Story = {
  render: () => (
    <Card as="a" href="#image" isInteractive>
      {content}
    </Card>
  ),
  play: async ({ canvas }) => {
    const follow = fn((event: Event) => event.preventDefault());
    canvas.getByRole('link').addEventListener('click', follow);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
  },
};

export const Matrix: Story = {
  render: () => (
    <Grid>
      <Card>{content}</Card>
      <Card as="a" href="#image" isInteractive>
        {content}
      </Card>
      <Card padding={12}>{content}</Card>
    </Grid>
  ),
};
