import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../components/button/button.tsx';
import { Announcer, useAnnounce } from './announcer.tsx';
import { SkipLink } from './skip-link.tsx';

const meta = { title: 'Layout/Accessibility parts', component: SkipLink } satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SkipLinkOnFocus: Story = {
  render: () => (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        Press Tab to see the link; Enter jumps here.
      </main>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};

export const PoliteAnnouncement: Story = {
  render: () => (
    <Announcer>
      <AnnounceButton />
    </Announcer>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(screen.getByRole('status')).toHaveTextContent('2 of 4 images ready');
  },
};

function AnnounceButton() {
  const announce = useAnnounce();
  return <Button onClick={() => announce('2 of 4 images ready')}>Announce</Button>;
}
