import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CornersShown, ShadowsShown } from './corners-shown.tsx';
import { LayoutShown } from './layout-shown.tsx';
import { MotionShown } from './motion-shown.tsx';
import { ControlsShown, SpaceShown } from './space-shown.tsx';
import { TypeShown } from './type-shown.tsx';

const meta: Meta = { title: 'Foundations/Space and shape', tags: ['!autodocs', '!dev'] };

export default meta;
type Story = StoryObj;

export const Type: Story = { render: () => <TypeShown /> };
export const Space: Story = { render: () => <SpaceShown /> };
export const Controls: Story = { render: () => <ControlsShown /> };
export const Corners: Story = { render: () => <CornersShown /> };
export const Shadows: Story = { render: () => <ShadowsShown /> };
export const Motion: Story = {
  render: () => <MotionShown />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open a dialog' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByText('Close', { selector: 'span' }));
    const button = await canvas.findByRole('button', { name: 'Open a dialog' });
    await waitFor(() => expect(button).toHaveFocus());
  },
};
export const Studio: Story = { render: () => <LayoutShown page="studio" /> };
export const Library: Story = { render: () => <LayoutShown page="library" /> };
export const Settings: Story = { render: () => <LayoutShown page="settings" /> };
