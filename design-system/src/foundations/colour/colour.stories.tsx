import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contrastRatio } from '../../tokens/contrast.ts';
import { dark } from '../../tokens/dark.ts';
import { light } from '../../tokens/light.ts';
import { ColorGroup } from './color-group.tsx';
import { LogoShown, PicturesShown } from './logo-shown.tsx';
import { RedShown, StatusShown } from './status-shown.tsx';

const meta: Meta = { title: 'Foundations/Colour', tags: ['!autodocs', '!dev'] };

export default meta;
type Story = StoryObj;

export const Surfaces: Story = { render: () => <ColorGroup group="Surfaces" /> };
export const Lines: Story = { render: () => <ColorGroup group="Lines" /> };
export const Text: Story = {
  render: () => <ColorGroup group="Text" />,
  play: async ({ canvas }) => {
    const figures = [dark, light].map(({ fgSubtle, bg }) => contrastRatio(fgSubtle, bg).toFixed(1));
    await expect(canvas.getAllByText(figures[0] ?? '').length).toBeGreaterThan(0);
    await expect(canvas.getAllByText(figures[1] ?? '').length).toBeGreaterThan(0);
  },
};
export const Accent: Story = { render: () => <ColorGroup group="Accent" /> };
export const Status: Story = { render: () => <ColorGroup group="Status" /> };
export const Tools: Story = { render: () => <ColorGroup group="Tools" /> };
export const Red: Story = { render: () => <RedShown /> };
export const StatusInUse: Story = { render: () => <StatusShown /> };
export const Logo: Story = { render: () => <LogoShown /> };
export const Pictures: Story = { render: () => <PicturesShown /> };
