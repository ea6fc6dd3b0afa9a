import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** The same screen at 390 px: under test, and in Storybook, nothing of it may be wider than the window. */
export const onAPhone = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: {
    viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } },
  },
  play: async ({ globals }) => {
    // Looked at without the toolbar, it may be any width.
    if (globals['isCheckedInBothThemes'] === true) await expect(innerWidth).toBe(390);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
} satisfies StoryObj;
