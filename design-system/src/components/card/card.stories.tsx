import type { Meta, StoryObj } from '@storybook/react-vite';
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
