import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { DropdownMenu } from '../dropdown-menu/dropdown-menu.tsx';
import { Dialog } from './dialog.tsx';

function Opened() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DropdownMenu
        aria-label="More"
        trigger={<button type="button">More</button>}
        entries={[{ kind: 'item', id: 'rename', label: 'Rename', onSelect: () => setOpen(true) }]}
      />
      {isOpen && <Dialog isOpen onOpenChange={setOpen} title="Rename" />}
    </>
  );
}

it('gives the focus back to the button of the menu that it was opened from', async () => {
  mount([<Opened key="opened" />]);
  for (let opening = 0; opening < 2; opening += 1) {
    await userEvent.click(page.getByRole('button', { name: 'More' }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Rename' }));
    await expect.element(page.getByRole('dialog', { name: 'Rename' })).toBeVisible();

    await userEvent.keyboard('{Escape}');

    await expect.element(page.getByRole('button', { name: 'More' })).toHaveFocus();
  }
});
