import { addons } from 'storybook/manager-api';
import { markPaint } from '../src/tokens/mark.ts';
import { resolveTheme } from '../src/tokens/theme.ts';
import { storybookThemes } from './themes.ts';

/** Storybook's own colours, by the status that is computed for a component. */
const STATUS_STYLES = { Draft: 'grey', Preview: 'blue', Stable: 'green' } as const;

addons.setConfig({
  theme: storybookThemes[resolveTheme('system')],
  tagBadges: Object.entries(STATUS_STYLES).map(([text, style]) => ({
    tags: `status:${text}`,
    badge: { text, style },
  })),
});

// Beside the product's name: a picture could not have this paint.
const style = document.createElement('style');
style.textContent = `.sidebar-header a { display: flex; align-items: center; gap: 8px; }
  .sidebar-header a::before { content: ''; width: 20px; height: 20px; border-radius: 6px; background: ${markPaint}; }`;
document.head.append(style);
// The product has no icon for tabs, and Storybook's would stand for it.
document.querySelector('link[rel="icon"]')?.setAttribute('href', 'data:,');
