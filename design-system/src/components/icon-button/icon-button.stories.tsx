import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CopyIcon, DownloadIcon, MoreIcon } from '../../icons/icons.ts';
import { Cluster } from '../layout/layout.tsx';
import { IconButton, type IconButtonProps } from './icon-button.tsx';

const meta: Meta<IconButtonProps> = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Download image', children: <DownloadIcon />, onClick: fn() },
};

export default meta;
type Story = StoryObj<IconButtonProps>;

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Matrix: Story = {
  render: () => (
    <Cluster>
      {(['ghost', 'secondary', 'primary', 'danger'] as const).map((variant) => (
        <Cluster key={variant}>
          <IconButton label={`Copy, dense ${variant}`} size="dense" variant={variant}>
            <CopyIcon />
          </IconButton>
          <IconButton label={`More, base ${variant}`} variant={variant}>
            <MoreIcon />
          </IconButton>
          <IconButton label={`Download, disabled ${variant}`} variant={variant} disabled>
            <DownloadIcon />
          </IconButton>
        </Cluster>
      ))}
    </Cluster>
  ),
};
