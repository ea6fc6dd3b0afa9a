import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
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

export const StackDefault: Story = { render: (args) => <Stack {...args}>{cards}</Stack> };
export const ClusterDefault: Story = { render: () => <Cluster>{cards}</Cluster> };
export const GridDefault: Story = { render: () => <Grid minColumnWidth="160px">{cards}</Grid> };
