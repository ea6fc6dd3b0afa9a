import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps, MouseEvent } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CopyIcon, DownloadIcon, MoreIcon, TrashIcon } from '../../icons/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { DropdownMenu } from './dropdown-menu.tsx';

const handleCopy = fn();
const handleFollow = fn();

/** As a router's link does it. */
function AccountLink({ onClick, ...props }: ComponentProps<'a'>) {
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    event.preventDefault();
    handleFollow();
  };
  return (
    <a {...props} href="/account" onClick={handleClick}>
      Account
    </a>
  );
}

const meta = {
  title: 'Actions/DropdownMenu',
  component: DropdownMenu,
  args: {
    align: 'start',
    trigger: (
      <IconButton label="More actions">
        <MoreIcon />
      </IconButton>
    ),
    entries: [
      { kind: 'label', id: 'about', label: 'Ada Byron', detail: 'ada@example.com' },
      { kind: 'item', id: 'copy', label: 'Copy prompt', icon: <CopyIcon />, onSelect: handleCopy },
      {
        kind: 'item',
        id: 'download',
        label: 'Download',
        icon: <DownloadIcon />,
        onSelect: fn(),
        isDisabled: true,
      },
      { kind: 'separator', id: 'line' },
      {
        kind: 'item',
        id: 'delete',
        label: 'Delete',
        icon: <TrashIcon />,
        onSelect: fn(),
        isDestructive: true,
      },
    ],
  },
} satisfies Meta<typeof DropdownMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { docs: { story: { inline: false, height: '260px' } } },
  args: { isDefaultOpen: true },
  play: async () => {
    const item = await screen.findByRole('menuitem', { name: 'Delete' });
    await waitFor(() => expect(item).toBeVisible());
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const expectFocus = (name: string) =>
      waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());
    await expectFocus('Copy prompt');
    await userEvent.keyboard('{ArrowDown}');
    await expectFocus('Delete');
    await userEvent.keyboard('{ArrowUp}');
    await expectFocus('Copy prompt');
    await userEvent.keyboard('{End}');
    await expectFocus('Delete');
    await userEvent.keyboard('{Home}');
    await expectFocus('Copy prompt');
    await userEvent.keyboard('{Enter}');
    await expect(handleCopy).toHaveBeenCalledOnce();
    const trigger = canvas.getByRole('button', { name: 'More actions' });
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard(' ');
    await expectFocus('Copy prompt');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** Links stay links: they have an address, and Enter follows it. */
export const Links: Story = {
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  args: {
    isDefaultOpen: true,
    isInPlace: true,
    entries: [
      {
        kind: 'link',
        id: 'account',
        element: <AccountLink />,
      },
    ],
  },
  play: async () => {
    const link = await screen.findByRole('menuitem', { name: 'Account' });
    await expect(link).toHaveAttribute('href', '/account');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(handleFollow).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menuitem')).not.toBeInTheDocument());
  },
};
