import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Markdown } from './markdown.tsx';

const TEXT = `# Fresh bread

Baked **before dawn**, sold *until noon*. See [our hours](https://example.com/hours).

## What we bake

- Rye with caraway
- Wheat, slowly risen

> The best crust in town.

| Loaf | Price |
| --- | --- |
| Rye | 4.20 |
| Wheat | 3.80 |

\`\`\`
flour 1 kg, water 0.7 l, salt 20 g
\`\`\`
`;

const meta = {
  title: 'Studio/Markdown',
  component: Markdown,
  args: { children: TEXT },
} satisfies Meta<typeof Markdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Fresh bread' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'our hours' })).toHaveAttribute(
      'rel',
      'noopener noreferrer nofollow',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'our hours' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('table')).toHaveFocus();
  },
};

export const RightToLeft: Story = { args: { children: 'رسالة إلى صاحب البيت!' } };
