import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect, useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';
import { createGlobalStyle } from 'styled-components';
import { GlobalStyle } from '../src/tokens/global-style.ts';
import { resolveTheme, type Theme } from '../src/tokens/theme.ts';
import { token } from '../src/tokens/token.ts';
import { storybookThemes } from './themes.ts';

/** What Storybook paints in colours of its own: every second row of a table, and code, which it has on black always. */
const DocsStyle = createGlobalStyle`
  #storybook-docs {
    .sbdocs-content table:not(.sb-unstyled *) tr:nth-of-type(2n) {
      background: ${token.color.surface};
    }

    [data-page] > h2 {
      margin-top: 48px;
    }

    :is(h1, h2, h3):not(.sb-unstyled *, .sb-story *) {
      line-height: 1.25;
    }

    :not(pre) > code {
      white-space: normal;
      overflow-wrap: anywhere;
    }

    /* A phone has room for what a prop is, and none to try it. */
    @media (width < 640px) {
      .sbdocs-wrapper {
        padding: 32px 16px;
      }

      .docblock-argstable :is(th, td):nth-child(n + 3) {
        display: none;
      }

      .docblock-argstable :is(th, td):nth-child(2) {
        width: 70%;
      }
    }

    .sbdocs-preview :has(pre.prismjs) {
      background: transparent;
    }

    /* Code that stands below a frame, and not in its story's box. */
    .docblock-source {
      background: ${token.color.surface};
    }

    pre.prismjs,
    pre.prismjs :is(div, span) {
      color: ${token.color.fg};
    }

    pre.prismjs .token:is(.class-name, .keyword, .function) {
      color: ${token.color.accentText};
    }

    pre.prismjs .token:is(.attr-name, .property) {
      color: ${token.color.info};
    }

    pre.prismjs .token:is(.string, .attr-value, .number, .boolean) {
      color: ${token.color.success};
    }
  }
`;

/** A docs page on the paper of the theme that the toolbar names: its stories are in that theme, too. */
export function DocsPaper({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const theme = useSyncExternalStore(
    (notify) => {
      channel.on('globalsUpdated', notify);
      return () => channel.off('globalsUpdated', notify);
    },
    () => themeOf((channel.last('globalsUpdated') ?? channel.last('setGlobals'))?.[0]?.globals?.theme),
  );
  // A page without a story has nothing else that sets it.
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <DocsContainer context={context} theme={storybookThemes[theme]}>
      <GlobalStyle />
      <DocsStyle />
      <main>{children}</main>
    </DocsContainer>
  );
}

const around = rootAround();

/** In a Storybook of another origin, which composes this one, there is nothing around that could be read. */
function rootAround(): HTMLElement {
  try {
    return window.parent.document.documentElement;
  } catch {
    return document.documentElement;
  }
}

/** The theme at first: that of the docs page around a story's frame, else the system's. */
export const firstTheme = (): Theme => themeOf(around.dataset['theme']);

// A frame in a docs page is not reached by the toolbar.
if (around !== document.documentElement) {
  new MutationObserver(() => {
    addons.getChannel().emit('updateGlobals', { globals: { theme: firstTheme() } });
  }).observe(around, { attributeFilter: ['data-theme'] });
}

/** The theme that the toolbar's value names. */
export function themeOf(value: unknown): Theme {
  return value === 'dark' || value === 'light' ? value : resolveTheme('system');
}
