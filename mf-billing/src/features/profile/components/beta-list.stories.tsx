import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BetaList } from './beta-list.tsx';

const beta = { build: 'b2b2b2b2b2', version: '1.3.0' };
const stable = { build: 'a1a1a1a1a1', version: '1.2.0' };

const meta = {
  title: 'Tools/Account/BetaList',
  component: BetaList,
  args: {
    choices: [
      { name: 'album', label: 'Album', channel: 'stable', beta, stable: null },
      { name: 'music', label: null, channel: 'beta', beta, stable },
      { name: 'video', label: null, channel: 'stable', beta, stable },
    ],
    wanted: null,
    onChoose: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BetaList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Music' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ name: 'music', channel: 'stable' });
  },
};

export const BeingStored: Story = {
  args: { wanted: { name: 'video', channel: 'beta' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Video' })).toBeChecked();
    await userEvent.click(canvas.getByRole('switch', { name: 'Music' }));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
