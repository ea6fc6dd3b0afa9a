import type { PageState, Registry } from '@aic/contract';
import { OFF_ATTRIBUTE, type Offer } from '@aic/contract/offers';
import { SLOT } from '@aic/contract/prerender';
import type { BuildInfo } from '@aic/contract/schemas';
import { html, raw } from 'hono/html';
import { buildPath } from '../releases/registry/build-info.ts';
import type { Early } from './early.ts';
import { fillSlots } from './fill-slots.ts';
import { type PageMeta, pageHead } from './page-head.ts';
import { type FirstPicture, firstPictures } from './page-state.ts';
import type { PrerenderedPage } from './prerendered-pages.ts';
import { scriptSafeJson } from './script-safe-json.ts';

export interface PageInput {
  early: Early;
  state: PageState;
  registry: Registry;
  shell: BuildInfo;
  /** Fresh for each response; scripts and styles without it do not run. */
  nonce: string;
  meta: PageMeta;
  /** Whether browsers may install it. */
  isInstallable: boolean;
  /** What this installation is without. */
  off: readonly Offer[];
}

const ICON = raw(
  `<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='4' fill='%236054ec'/%3E%3Cpath d='M4 11 8 4l4 7z' fill='%23fff'/%3E%3C/svg%3E">`,
);

/** The shell looks for the manifest before it registers a service worker. */
const INSTALL = raw(`
<link rel="manifest" href="/manifest.webmanifest">
<link rel="apple-touch-icon" href="/icons/icon-apple-180.png">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0a0c10">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f9fafc">`);

const NEEDS_SCRIPT = 'AI Creative needs JavaScript. Please switch it on and reload the page.';
const CAN_BE_READ = 'This page can be read as it is. Signing in and the tools need JavaScript.';

/**
 * The shell's HTML. What the page needs first stands in it: theme, critical CSS, what there is of the page, registry,
 * and preloads for the tool of this route, so that no script has to be read before the next file is asked for.
 */
export async function renderPage(input: PageInput): Promise<string> {
  const { early, state, registry, shell, nonce, meta, isInstallable, off } = input;
  const { inline } = shell;
  const shown = await renderEarly(early, input);
  const isToRead = early.kind === 'page' && early.isToRead && inline?.startScript !== undefined;
  const isPrerendered = early.kind !== 'frame' && early.kind !== 'plain';
  // What is prerendered is seen before any script, so none is asked for ahead of it.
  const startScript = isToRead ? inline.startScript : isPrerendered && inline?.soonScript;
  const isLate = typeof startScript === 'string';
  const preloads = scriptsOf(early, registry, shell);
  const fonts = (inline?.fonts ?? []).map((file) => buildPath(shell) + file);
  const [mainFile = ''] = shell.assets;
  const main = { url: buildPath(shell) + mainFile, integrity: shell.integrity[mainFile] ?? '' };
  const script = (code: string) => html`<script nonce="${nonce}">${raw(code)}</script>`;
  const json = (id: string, value: unknown) =>
    html`<script type="application/json" id="${id}" nonce="${nonce}">${scriptSafeJson(value)}</script>`;
  const withNonce = (content: string) => raw(content.replaceAll(/<style\b/g, `<style nonce="${nonce}"`));
  return html`<!doctype html>
<html lang="en"${off.length > 0 && html` ${raw(OFF_ATTRIBUTE)}="${off.join(' ')}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${pageHead(meta, nonce)}
<meta property="csp-nonce" content="${nonce}">
${script(inline?.themeScript ?? '')}
${isPrerendered && inline?.earlyScript !== undefined && script(inline.earlyScript)}
${raw(shown.preloads ?? '')}
${!isLate && html`<script defer crossorigin="anonymous" integrity="${main.integrity}" src="${main.url}"></script>`}
${!isLate && preloads.map(scriptPreload)}${firstPictures(state).map(imagePreload)}
${fonts.map(fontPreload)}<style nonce="${nonce}">${raw(inline?.css ?? '')}</style>
${withNonce(shown.styles ?? '')}
${ICON}${isInstallable && INSTALL}
</head>
<body>
<div id="root" data-arriving${early.kind === 'page' && raw(' data-prerendered')}>${withNonce(shown.html)}</div>
${script("document.getElementById('root').removeAttribute('data-arriving')")}
<noscript>${early.kind === 'page' || early.kind === 'plain' ? CAN_BE_READ : NEEDS_SCRIPT}</noscript>
${!isToRead && json('registry', registry)}
${json('page-state', state)}
${isLate && script(`${startScript}(${scriptSafeJson([main, ...preloads])})`)}
</body>
</html>
`;
}

type Html = ReturnType<typeof html>;

type Shown = Pick<PrerenderedPage, 'html'> & Partial<Pick<PrerenderedPage, 'styles' | 'preloads'>>;

/** What the root has in it before React, and the styles of that. */
export async function renderEarly(
  early: Early,
  { shell: { inline }, registry, state }: Pick<PageInput, 'shell' | 'registry' | 'state'>,
): Promise<Shown> {
  switch (early.kind) {
    case 'page':
      return early.page;
    case 'tool-screen':
    case 'user-screen': {
      const { tool, frame, screen } = early;
      // By the build that has prerendered it, in a page of the same design system.
      const taker =
        early.kind === 'user-screen' &&
        early.screen.platform === frame.platform &&
        html` data-build="${early.build}" data-parts="${JSON.stringify(early.screen.parts)}"`;
      const content =
        await html`<div data-slot="true"><div data-first-screen="${tool}"${taker} aria-hidden="true" inert>${raw(screen.html)}</div></div>`;
      return {
        html: (await fillSlots(frame, { registry, open: tool, credits: state.credits })).replace(SLOT, () =>
          content.toString(),
        ),
        styles: frame.styles + screen.styles.replace('<style', '<style data-first-screen-styles'),
        preloads: frame.preloads,
      };
    }
    case 'frame':
      return { html: (early.tool === null ? inline?.frames.page : inline?.frames.tool) ?? '' };
    case 'plain':
      // The frame ends with its main area.
      return { html: (inline?.frames.page ?? '').replace(/(?:<\/div>)?$/, (end) => early.content + end) };
    default:
      return early satisfies never;
  }
}

interface Preload {
  url: string;
  integrity: string;
}

const scriptPreload = ({ url, integrity }: Preload): Html =>
  html`<link rel="preload" as="script" crossorigin="anonymous" integrity="${integrity}" href="${url}">\n`;

const imagePreload = ({ url, panel }: FirstPicture): Html =>
  html`<link rel="preload" as="image" fetchpriority="high" href="${url}"${panel && html` imagesrcset="${panel.srcSet}" imagesizes="${panel.sizes}"`}>`;

const fontPreload = (url: string): Html =>
  html`<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" fetchpriority="low" href="${url}">\n`;

/** Scripts that the page asks for as soon as the shell's main script runs. Parts of the shell may have files in common. */
function scriptsOf(early: Early, { remotes }: Registry, shell: BuildInfo): Preload[] {
  const files = new Set(early.chunks.flatMap((chunk) => shell.chunks[chunk] ?? []));
  const integrity = shell.loaderIntegrity ?? shell.integrity;
  const ofShell = [...files].map((name) => ({
    url: buildPath(shell) + name,
    integrity: integrity[name] ?? '',
  }));
  const remote = 'tool' in early && early.tool !== null ? remotes[early.tool] : undefined;
  if (remote === undefined || remote.killed) return ofShell;
  const ofRemote = remote.assets.map((url) => ({
    url,
    integrity: remote.integrity[url.slice(url.lastIndexOf('/') + 1)] ?? '',
  }));
  return [...ofShell, ...ofRemote];
}
