import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { ignoreComposingKeys } from '../src/a11y/composing-keys.ts';
import '../src/tokens/fonts.css';
import { GlobalStyle } from '../src/tokens/global-style.ts';

// A busy machine stalls for seconds at times. A wait ends as soon as its condition holds.
configure({ asyncUtilTimeout: 10_000 });

ignoreComposingKeys();

const preview: Preview = {
  decorators: [
    (Story) => (
      <>
        <GlobalStyle />
        <Story />
      </>
    ),
    withThemeByDataAttribute({
      themes: { dark: 'dark', light: 'light' },
      defaultTheme: 'dark',
      attributeName: 'data-theme',
    }),
    // The decorator above sets the theme in an effect; setting it first keeps colour transitions out of the checks.
    (Story, { globals }) => {
      document.documentElement.dataset['theme'] = globals['theme'] === 'light' ? 'light' : 'dark';
      return <Story />;
    },
  ],
  // Under test a story is rendered and played once. The add-on then runs axe in that theme, and this does it in the
  // other, with the one rule whose result depends on colours.
  async afterEach(context) {
    if (context.globals['isCheckedInBothThemes'] !== true) return;
    const { dataset } = document.documentElement;
    const { theme } = dataset;
    dataset['theme'] = theme === 'light' ? 'dark' : 'light';
    try {
      await Promise.all(document.getAnimations().map(settle));
      await runAxe({ ...context, parameters: { ...context.parameters, a11y: CONTRAST } });
    } catch (error) {
      throw new Error(`In the ${dataset['theme']} theme: ${String(error)}`, { cause: error });
    } finally {
      dataset['theme'] = theme;
    }
  },
  parameters: {
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    layout: 'padded',
    options: {
      storySort: { order: ['Foundations', 'Patterns', 'Actions', 'Forms', 'Feedback', 'Layout', 'Studio'] },
    },
  },
  tags: ['autodocs'],
};

const CONTRAST = { test: 'error', options: { runOnly: { type: 'rule', values: ['color-contrast'] } } };

/** A colour that is on its way to another theme is no colour of either. */
const settle = (animation: Animation): Promise<unknown> =>
  animation instanceof CSSTransition ? animation.finished.catch(() => undefined) : Promise.resolve();

export default preview;
