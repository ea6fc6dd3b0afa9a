import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { IconList } from './icon-list.tsx';

const meta: Meta = { title: 'Foundations/Icons', tags: ['!autodocs', '!dev'] };

export default meta;

export const All: StoryObj = {
  render: () => <IconList places={{ TrashIcon: ['item-actions', 'library'] }} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Find an icon' });
    await userEvent.click(field);
    await userEvent.paste('delete');
    await expect(canvas.getByText('TrashIcon')).toBeVisible();
    await expect(canvas.queryByText('HeartIcon')).toBeNull();
    await userEvent.paste(' no such');
    await expect(canvas.getByText('Nothing matches')).toBeVisible();
    await userEvent.clear(field);
    await expect(canvas.getByText('HeartIcon')).toBeVisible();
  },
};
