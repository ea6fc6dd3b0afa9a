import type { FirstScreenData } from '@aic/contract/prerender';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createPath, Router, type Navigator } from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { creditsQuery } from '../api/generations/credits.ts';
import { generationsQuery } from '../api/generations/generations.ts';
import { providersQuery } from '../api/generations/providers.ts';
import { firstLibraryPage } from '../api/library/first-page.ts';
import type { ShellApi } from '../contract/shell-api.ts';
import { extractInlineStyles } from '../hydration/inline-styles.ts';
import { notePrerenderedParts } from '../hydration/prerendered-parts.ts';
import { FIRST_SCREEN } from '../hydration/selectors.ts';
import { createFakeApi } from '../testing/fake-api.ts';
import { createFakeShell, FAKE_USER } from '../testing/fake-shell.ts';
import type { DefinedTool } from '../tool/define-tool.ts';
import { ErrorBoundary } from '../tool/error-boundary.tsx';
import { ToolProviders } from '../tool/tool-providers.tsx';
import { extractPreloads } from './preload-links.ts';
import type { PrerenderedHtml } from './prerender-html.ts';
import { RememberStyles } from './remember-styles.tsx';
import { scopeCss } from './scope-css.ts';

/** Lazy parts are in the same script: each is there after a few turns of the engine's queue. */
const RENDERS_MAX = 4;
const TURNS = 20;

/** React's mark of a part that was not there yet. */
const WAITING_PART = '<!--$!-->';

/**
 * A tool as its user sees it first: with their items, and without what only their browser knows (drafts, time zone).
 * Needs no more than the language. The browser's React takes it over (../tool/mount-tool.tsx), so the tree is that of
 * `mountTool`.
 *
 * @param data without a user it is what everybody's first screen has in common: lists not loaded
 * @throws what a component has thrown
 */
export async function prerenderFirstScreen(
  tool: DefinedTool,
  data: FirstScreenData,
): Promise<PrerenderedHtml & { parts: readonly string[] }> {
  const parts = notePrerenderedParts();
  const shell = createFakeShell(createFakeApi({}).fetch, data.user ?? FAKE_USER);
  seed(shell, data);
  const content = (
    <ToolProviders shell={shell}>
      <RememberStyles>
        <Router location={data.path} navigator={NO_NAVIGATOR} static>
          <ErrorBoundary onError={rethrow}>{tool.render(shell)}</ErrorBoundary>
        </Router>
      </RememberStyles>
    </ToolProviders>
  );
  let prerendered = renderOnce(content, tool.name);
  for (let count = 1; count < RENDERS_MAX && prerendered.page.includes(WAITING_PART); count += 1) {
    for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
    prerendered = renderOnce(content, tool.name);
  }
  const { html, preloads } = extractPreloads(prerendered.page);
  const { html: plain, css } = extractInlineStyles(html);
  return {
    parts: [...parts],
    // A field that cannot be used says so to everything that drives a browser, too.
    html: plain.replaceAll(/<(?:textarea|input)\b/g, '$& readonly data-waiting'),
    preloads,
    styles: `<style>${scopeCss(prerendered.css, FIRST_SCREEN)}${css}</style>`,
  };
}

function renderOnce(content: ReactNode, name: string): { page: string; css: string } {
  const sheet = new ServerStyleSheet();
  try {
    const page = renderToString(sheet.collectStyles(content), { identifierPrefix: `${name}-` });
    return { page, css: sheet.getStyleTags().replaceAll(/<\/?style[^>]*>/g, '') };
  } finally {
    sheet.seal();
  }
}

function seed({ queryClient, api }: ShellApi, data: FirstScreenData): void {
  const { list, providers, credits } = data;
  const first = firstLibraryPage(data);
  if (first !== undefined) queryClient.setQueryData(first.queryKey, first.page);
  if (credits !== undefined) queryClient.setQueryData(creditsQuery(api).queryKey, { credits });
  if (providers !== undefined) queryClient.setQueryData(providersQuery(api).queryKey, providers);
  // Safe because they are the gateway's own items, which the tool reads as it reads those of a call.
  if (list !== undefined) {
    queryClient.setQueryData(generationsQuery(api, list.kind).queryKey, list.items as []);
  }
}

/** Nothing is pressed in a prerendered screen. */
const NO_NAVIGATOR: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

/** A boundary catches nothing on the server; it is here because React counts it in the ids that it makes. */
function rethrow(error: unknown): never {
  throw error;
}
