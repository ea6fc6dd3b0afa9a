import type { Meta, StoryObj } from '@storybook/react-vite';
import { MotionScale, RadiusScale, SpaceScale, TypeScale } from './scales.tsx';
import { Swatches } from './swatches.tsx';

const meta: Meta = { title: 'Foundations/Tokens', tags: ['!autodocs'] };

export default meta;
type Story = StoryObj;

export const Colour: Story = {
  render: (_args, { globals }) => <Swatches theme={globals['theme'] === 'light' ? 'light' : 'dark'} />,
};
/** Its figures and words depend on the theme, so a test of one theme does not stand for the other. */
export const LightColours: Story = { tags: ['!dev'], render: () => <Swatches theme="light" /> };
export const Type: Story = { render: () => <TypeScale /> };
export const Space: Story = { render: () => <SpaceScale /> };
export const Radius: Story = { render: () => <RadiusScale /> };
export const Motion: Story = { render: () => <MotionScale /> };
