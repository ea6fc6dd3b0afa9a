import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ChevronDownIcon, CopyIcon, DownloadIcon } from '../../icons/icons.ts';
import { Card } from '../card/card.tsx';
import { Cluster, Stack } from '../layout/layout.tsx';
import { ItemActions } from './item-actions.tsx';

const onDownload = fn();
const onRerun = fn();
const cancel = { isEarly: false, isPending: false, onCancel: fn() };
const icon = <DownloadIcon />;

const meta = {
  title: 'Studio/ItemActions',
  component: ItemActions,
  args: {
    about: 'Waves at dusk',
    cancel: null,
    actions: [
      { label: 'Download', icon, onPress: onDownload },
      { label: 'Copy prompt', icon: <CopyIcon />, onPress: fn() },
      { rerunCredits: 20, onPress: onRerun },
    ],
  },
  render: (args) => (
    <Card as="article" aria-label={args.about}>
      <Cluster>
        <ItemActions {...args} />
      </Cluster>
    </Card>
  ),
} satisfies Meta<typeof ItemActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Download: Waves at dusk' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onDownload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Run again for 20 credits: Waves at dusk' }));
    await expect(onRerun).toHaveBeenCalledOnce();
  },
};

export const InWords: Story = {
  args: { isInWords: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Copy prompt')).toBeVisible();
  },
};

/** Cancel stands for all other actions. */
export const UnderWay: Story = {
  args: { cancel },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel: Waves at dusk' }));
    await expect(cancel.onCancel).toHaveBeenCalledOnce();
  },
};

export const UnderWayWithAKeptAction: Story = {
  args: {
    cancel: { ...cancel, label: 'Stop' },
    isInWords: true,
    actions: [
      {
        label: 'Download',
        icon,
        onPress: onDownload,
        disabledReason: 'There is no video yet',
        isKept: true,
      },
      { rerunCredits: 20, onPress: onRerun },
    ],
  },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('button').map(({ ariaLabel }) => ariaLabel);
    await expect(names).toEqual(['Stop: Waves at dusk', 'Download: Waves at dusk']);
    await expect(canvas.getByText('Download').closest('button')).toHaveAccessibleDescription(
      'There is no video yet',
    );
  },
};

const onPublication = fn();

/** The button says what a press does, so its words change with the state. */
export const OnThePublicPage: Story = {
  args: { actions: [{ isPublished: true, onPress: onPublication }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide from my public page: Waves at dusk' }));
    await expect(onPublication).toHaveBeenCalledOnce();
  },
};

export const NotOnThePublicPage: Story = {
  args: { actions: [{ isPublished: false, onPress: onPublication }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show on my public page: Waves at dusk' })).toBeVisible();
  },
};

/** What can do nothing now is left out among icons, where it could not say why. */
export const Unavailable: Story = {
  args: {
    actions: [
      { label: 'Download', icon, onPress: onDownload, disabledReason: 'There is no track' },
      false,
      { label: 'Show all', icon: <ChevronDownIcon />, isExpanded: false, onPress: fn() },
    ],
  },
  play: async ({ canvas }) => {
    const [only] = canvas.getAllByRole('button');
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(only).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <Cluster>
        <ItemActions {...args} />
      </Cluster>
      <Cluster>
        <ItemActions {...args} about="Waves at dawn" isInWords />
      </Cluster>
      <Cluster>
        <ItemActions {...args} about="Waves at noon" cancel={cancel} />
        <ItemActions {...args} about="Waves at night" cancel={{ ...cancel, isEarly: true }} isInWords />
      </Cluster>
    </Stack>
  ),
};
