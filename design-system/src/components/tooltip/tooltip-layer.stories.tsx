import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { CopyIcon, DownloadIcon } from '../../icons/icons.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Cluster } from '../layout/layout.tsx';
import { TooltipLayer } from './tooltip-layer.tsx';

const meta = {
  title: 'Feedback/Tooltip',
  component: TooltipLayer,
  decorators: [
    (Story) => (
      <div style={{ padding: 48 }}>
        <Cluster>
          <IconButton label="Copy the prompt">
            <CopyIcon />
          </IconButton>
          <IconButton label="Download as PNG">
            <DownloadIcon />
          </IconButton>
          <Button disabledReason="Please enter a prompt">Generate</Button>
        </Cluster>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TooltipLayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    // Again where the browser gave this frame no focus yet: without it, no element says that it has it.
    await waitFor(async () => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      await userEvent.tab();
      await expect(screen.getByRole('tooltip')).toHaveTextContent('Copy the prompt');
    });
  },
};

export const ReasonOfAButton: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Please enter a prompt');
    await expect(screen.getByRole('button', { name: 'Generate' })).toHaveAccessibleDescription(
      'Please enter a prompt',
    );
  },
};
