import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

function Controlled(props: DialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename</Button>
      <Dialog {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Layout/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '400px' } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Rename this image',
    description: 'The name is used for downloads.',
    children: <TextField label="Name" defaultValue="Lighthouse at dusk" />,
    actions: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Save name</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectFocus = (role: 'textbox' | 'button' | 'dialog', name: string) =>
  waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus());

/** The first field has the focus, so that what is typed goes there and Enter closes nothing. */
export const Default: Story = { play: () => expectFocus('textbox', 'Name') };

export const SafeChoice: Story = {
  args: { initialFocus: 'action' },
  play: () => expectFocus('button', 'Cancel'),
};

export const TitleOnly: Story = {
  args: { description: undefined, children: undefined, actions: undefined },
  play: () => expectFocus('dialog', 'Rename this image'),
};

/** Played in a frame, it would scroll its docs page to itself. */
export const FocusComesBack: Story = {
  parameters: { docs: { story: { inline: true } } },
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Rename' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Rename this image' });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
