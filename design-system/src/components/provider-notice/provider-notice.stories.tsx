import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { ProviderNotice } from './provider-notice.tsx';

const meta = {
  title: 'Studio/ProviderNotice',
  component: ProviderNotice,
  args: {
    provider: { state: 'preview', message: null },
    preview: 'Preview engine: procedural, not an AI model',
    missing: 'No image engine is configured.',
  },
} satisfies Meta<typeof ProviderNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Preview engine: procedural, not an AI model')).toBeVisible();
  },
};

/** Says that nothing is lost, with a reason of the server or without. */
export const Unavailable: Story = {
  args: { provider: { state: 'unavailable', message: null } },
  render: (args) => (
    <Stack>
      <ProviderNotice {...args} />
      <ProviderNotice {...args} provider={{ state: 'unavailable', message: 'The engine is down.' }} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No image engine is configured. Your draft is kept.')).toBeVisible();
    await expect(canvas.getByText('The engine is down. Your draft is kept.')).toBeVisible();
  },
};

export const Configured: Story = {
  args: {
    provider: { state: 'configured', message: null },
    configured: 'Videos are made in 1080p and usually take 1-2 minutes.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Videos are made/)).toBeVisible();
  },
};

/** A configured engine needs no words, and an unknown one has none: both keep the room of a hint. */
export const Silent: Story = {
  render: (args) => (
    <Stack data-testid="notices">
      <ProviderNotice {...args} provider={{ state: 'configured', message: null }} />
      <ProviderNotice {...args} provider={null} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const notices = canvas.getByTestId('notices');
    await expect(notices).toHaveTextContent(/^$/);
    for (const notice of notices.children) {
      await expect(notice.getBoundingClientRect().height).toBe(16);
    }
  },
};
