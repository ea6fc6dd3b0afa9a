import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { CopyIcon, DownloadIcon } from '../../icons/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Cluster } from '../layout/layout.tsx';
import { Tooltip, TooltipProvider } from './tooltip.tsx';

const meta = {
  title: 'Feedback/Tooltip',
  component: Tooltip,
  args: {
    content: 'Download as PNG',
    children: (
      <IconButton label="Download">
        <DownloadIcon />
      </IconButton>
    ),
  },
  decorators: [
    (Story) => (
      <TooltipProvider>
        <div style={{ padding: 48 }}>
          <Story />
        </div>
      </TooltipProvider>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpenOnFocus: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Download as PNG');
  },
};

export const Several: Story = {
  render: () => (
    <Cluster>
      <Tooltip content="Copy the prompt">
        <IconButton label="Copy">
          <CopyIcon />
        </IconButton>
      </Tooltip>
      <Tooltip content="Download as PNG">
        <IconButton label="Download">
          <DownloadIcon />
        </IconButton>
      </Tooltip>
    </Cluster>
  ),
};
