import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { ignoreComposingKeys } from '../src/a11y/composing-keys.ts';
import '../src/tokens/fonts.css';
import { GlobalStyle } from '../src/tokens/global-style.ts';
import { describeStory } from './docs-content.ts';
import { DocsPaper, firstTheme, themeOf } from './docs-page.tsx';
import { findOverPage } from './find-over-page.ts';
import { ComponentPage } from './pages/page.tsx';

// A busy machine stalls for seconds at times. A wait ends as soon as its condition holds.
configure({ asyncUtilTimeout: 10_000 });

ignoreComposingKeys();

/** Widths that the design is made for: the narrowest page, a phone, a tablet, a desk. */
const WIDTHS = Object.fromEntries(
  [320, 390, 768, 1440].map((width) => [
    `px${width}`,
    { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
  ]),
);

const preview: Preview = {
  argTypesEnhancers: [describeStory],
  decorators: [
    (Story) => (
      <>
        <GlobalStyle />
        <Story />
      </>
    ),
    // Set before the first paint: no colour is on its way when axe looks.
    (Story, { globals }) => {
      document.documentElement.dataset['theme'] = themeOf(globals['theme']);
      return <Story />;
    },
  ],
  // As Storybook's own does, with a look at what stands there before anything is played: so a docs page shows it.
  mount: (context) => async (ui) => {
    if (ui !== undefined) context.originalStoryFn = () => ui;
    await context.renderToCanvas();
    const isInFrame = context.parameters['docs']?.story?.inline === false;
    const over = context.globals['isCheckedInBothThemes'] === true && !isInFrame ? findOverPage() : undefined;
    if (over) {
      const what = over.outerHTML.slice(0, 100);
      throw new Error(`It opens over its docs page: give it docs.story = { inline: false, height }. ${what}`);
    }
    return context.canvas;
  },
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
  globalTypes: {
    theme: { toolbar: { title: 'Theme', icon: 'mirror', items: ['dark', 'light'], dynamicTitle: true } },
  },
  initialGlobals: { theme: firstTheme() },
  parameters: {
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    backgrounds: { disable: true },
    docs: { container: DocsPaper, page: ComponentPage },
    controls: { expanded: true, sort: 'requiredFirst' },
    layout: 'padded',
    viewport: { options: WIDTHS },
    options: {
      storySort: {
        order: [
          'Introduction',
          'All components',
          'Foundations',
          'Actions',
          'Forms',
          'Feedback',
          'Layout',
          'Studio',
          '*',
          'Patterns',
          'Tools',
        ],
      },
    },
  },
  tags: ['autodocs'],
};

const CONTRAST = { test: 'error', options: { runOnly: { type: 'rule', values: ['color-contrast'] } } };

/** A colour that is on its way to another theme is no colour of either. */
const settle = (animation: Animation): Promise<unknown> =>
  animation instanceof CSSTransition ? animation.finished.catch(() => undefined) : Promise.resolve();

export default preview;
