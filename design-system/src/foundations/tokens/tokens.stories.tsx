import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TokenList } from './token-list.tsx';

const meta: Meta = { title: 'Foundations/Tokens', tags: ['!autodocs', '!dev'] };

export default meta;

export const All: StoryObj = {
  render: () => (
    <TokenList uses={{ 'radius.card': { direct: ['card', 'plan-card'], through: ['result-panel'] } }} />
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Find a token' });
    await userEvent.click(field);
    await userEvent.paste('plan-card');
    await expect(canvas.getByText('--aic-radius-card')).toBeVisible();
    await expect(canvas.getByText(/and 1 more/)).toBeVisible();
    await expect(canvas.queryByText('--aic-radius-chip')).toBeNull();
    await userEvent.clear(field);
    await expect(canvas.getByText('--aic-color-fg-muted')).toBeVisible();
  },
};
