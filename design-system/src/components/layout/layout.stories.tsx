import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { Heading } from '../heading/heading.tsx';
import { Cluster, type FlowProps, Grid, Stack } from './layout.tsx';

const meta: Meta<FlowProps> = { title: 'Layout/Stack, Cluster, Grid', component: Stack };

export default meta;
type Story = StoryObj<FlowProps>;

const boxes = ['One', 'Two', 'Three', 'Four', 'Five'];
const cards = boxes.map((name) => (
  <Card key={name} padding={12}>
    {name}
  </Card>
));

export const Default: Story = { render: (args) => <Stack {...args}>{cards}</Stack> };
export const ClusterDefault: Story = { render: () => <Cluster>{cards}</Cluster> };
export const GridDefault: Story = { render: () => <Grid minColumnWidth="160px">{cards}</Grid> };

export const LongWord: Story = {
  render: () => (
    <Cluster style={{ width: 320 }} data-testid="narrow">
      <Card>Beside</Card>
      <Stack>
        <Cluster>
          <Heading level={2}>{'W'.repeat(60)}</Heading>
        </Cluster>
      </Stack>
    </Cluster>
  ),
  play: async ({ canvas }) => {
    const narrow = canvas.getByTestId('narrow');
    await expect(narrow.scrollWidth).toBe(narrow.clientWidth);
  },
};
