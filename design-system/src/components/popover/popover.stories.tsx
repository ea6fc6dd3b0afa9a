import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { SettingsIcon } from '../../icons/icons.ts';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Popover } from './popover.tsx';

const meta = {
  title: 'Layout/Popover',
  component: Popover,
  args: {
    label: 'More settings',
    trigger: <Button iconStart={<SettingsIcon />}>More</Button>,
    children: (
      <Stack>
        <TextField label="Seed" hint="The same seed and prompt give the same picture." />
      </Stack>
    ),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { docs: { story: { inline: false, height: '220px' } } },
  args: { isInitiallyOpen: true },
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: 'More settings' });
    await waitFor(() => expect(panel).toBeVisible());
  },
};

export const EscapeReturnsFocus: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'More' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await screen.findByRole('dialog');
  },
};
