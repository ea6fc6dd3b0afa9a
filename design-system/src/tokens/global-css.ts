import { keyFrames } from './animations.ts';
import { media } from './scale.ts';
import { themeCss } from './theme-css.ts';
import { token } from './token.ts';

/**
 * Variables of both themes, a small reset, focus ring and forced-colour rules. A string, so that the shell's HTML
 * carries it: styled before the first script, and downloaded once instead of again in JavaScript.
 */
export const globalCss = `
  ${themeCss}
  ${keyFrames}

  *, *::before, *::after { box-sizing: border-box; }

  /*
   * Radix sets both on the body while a list or dialog is open. Inherited, each would style the whole page again before
   * the list appears. What is behind an open one stays out of reach: it is inert, or lies under the scrim.
   */
  @property --removed-body-scroll-bar-size { syntax: '*'; inherits: false; }
  :where(body > *) { pointer-events: auto; }

  html {
    -webkit-text-size-adjust: 100%;
    /* Below: whatever bars are there now, so that none covers what gets the focus. */
    scroll-padding-block: ${token.space[64]}
      max(
        ${token.space[64]},
        calc(
          var(--aic-dock-height, 0px) + var(--aic-player-height, 0px) + var(--aic-composer-height, 0px) +
            env(safe-area-inset-bottom) + ${token.space[8]}
        )
      );
  }

  body {
    margin: 0;
    background: ${token.color.bg};
    color: ${token.color.fg};
    font: ${token.type.ui};
    font-feature-settings: 'cv11', 'ss03';
    font-optical-sizing: auto;
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
  }

  h1, h2, h3, h4, p, figure, ul, ol { margin: 0; }
  ul[role='list'], ol[role='list'] { padding: 0; list-style: none; }
  button, input, textarea, select { font: inherit; color: inherit; letter-spacing: inherit; }
  img, video, canvas { display: block; max-width: 100%; }

  /* Lucide draws at 24 px with stroke 2; ours are 16 px at 1.75 unless a size is asked for. */
  :where(svg.lucide) { flex: none; stroke-width: 1.75; }
  :where(svg.lucide[width='24']) { width: 1rem; height: 1rem; }

  :focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }

  ::selection { background: ${token.color.accent}; color: ${token.color.onAccent}; }

  ${media.forcedColors} {
    :focus-visible { outline-color: Highlight; }
  }
`;
