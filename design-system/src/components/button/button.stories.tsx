import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DownloadIcon, PlusIcon } from '../../icons/icons.ts';
import { Cluster, Stack } from '../layout/layout.tsx';
import { Button, type ButtonProps } from './button.tsx';

const meta: Meta<ButtonProps> = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Save changes', onClick: fn() },
};

export default meta;
type Story = StoryObj<ButtonProps>;

export const Default: Story = {};

export const Primary: Story = { args: { variant: 'primary', size: 'primary', children: 'Generate' } };

export const WithIcon: Story = { args: { iconStart: <DownloadIcon />, children: 'Download' } };

export const Loading: Story = {
  args: { variant: 'primary', isLoading: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save changes' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const DisabledWithReason: Story = {
  args: { disabledReason: 'You need 20 credits; you have 8.' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAccessibleDescription('You need 20 credits; you have 8.');
  },
};

export const KeyboardPress: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const AsLink: StoryObj<ButtonProps<'a'>> = {
  render: () => (
    <Button as="a" href="#pricing" variant="primary">
      See plans
    </Button>
  ),
};

export const Matrix: Story = {
  render: () => (
    <Stack gap={12} align="start">
      {(['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
        <Cluster key={variant} gap={12}>
          <Button variant={variant} size="dense">
            Dense
          </Button>
          <Button variant={variant}>Base</Button>
          <Button variant={variant} size="primary" iconStart={<PlusIcon />}>
            Primary
          </Button>
          <Button variant={variant} isLoading>
            Loading
          </Button>
          <Button variant={variant} disabledReason="Pick an image first.">
            With reason
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </Cluster>
      ))}
    </Stack>
  ),
};
