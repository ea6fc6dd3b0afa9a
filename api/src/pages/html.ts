import type { PageState, Registry } from '@aic/contract';
import { knownTools, normalizePath, toolOfPath } from '@aic/contract';
import { OFF_ATTRIBUTE, type Offer } from '@aic/contract/offers';
import type { BuildInfo } from '@aic/contract/schemas';
import { html, raw } from 'hono/html';
import { buildPath } from '../releases/registry/build-info.ts';
import { type PageMeta, pageHead } from './page-head.ts';
import { previewUrls } from './page-state.ts';
import type { PrerenderedPage } from './prerendered-pages.ts';
import { scriptSafeJson } from './script-safe-json.ts';

export interface PageInput {
  path: string;
  state: PageState;
  /** The page as visitors see it, or a user's tool before it is there; null where the browser renders first. */
  prerendered: PrerenderedPage | null;
  /** Names of the shell's files that a page of its own needs soon. */
  chunks: readonly string[];
  /** What the page shows to who has no JavaScript, where nothing is prerendered; null: nothing. */
  plain: string | null;
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

/** Prerendered pages to write on: a visitor who opens one is about to use it. */
const FORMS: ReadonlySet<string> = new Set(['/auth', '/contact']);

/**
 * The shell's HTML. What the page needs first stands in it: theme, critical CSS, frame, registry, and preloads for the
 * tool of this route, so that no script has to be read before the next file is asked for.
 */
export function renderPage({
  path,
  state,
  prerendered,
  chunks,
  plain,
  registry,
  shell,
  nonce,
  meta,
  isInstallable,
  off,
}: PageInput): Html {
  const { inline } = shell;
  const isTakenOver = prerendered !== null && state.user === null;
  // A page that is there to be read needs no script for it, and no tool: its files come after what is seen.
  const isPageToRead = isTakenOver && !FORMS.has(normalizePath(path));
  const isReading = isPageToRead && inline?.startScript !== undefined;
  // What is prerendered is seen before any script, so none is asked for ahead of it.
  const startScript = isPageToRead ? inline?.startScript : prerendered && inline?.soonScript;
  const isLate = typeof startScript === 'string';
  const tool = state.user === null ? null : toolOfPath(path, knownTools(registry.remotes));
  const emptyFrame = (tool === null ? inline?.frames.page : inline?.frames.tool) ?? '';
  // It ends with its main area.
  const frame = plain === null ? emptyFrame : emptyFrame.replace(/(?:<\/div>)?$/, (end) => plain + end);
  const preloads = tool === null ? shellPreloads(chunks, shell) : toolPreloads(tool, registry, shell);
  const fonts = (inline?.fonts ?? []).map((file) => buildPath(shell) + file);
  const [mainFile = ''] = shell.assets;
  const main = { url: buildPath(shell) + mainFile, integrity: shell.integrity[mainFile] ?? '' };
  const script = (code: string) => html`<script nonce="${nonce}">${raw(code)}</script>`;
  const json = (id: string, value: unknown) =>
    html`<script type="application/json" id="${id}" nonce="${nonce}">${scriptSafeJson(value)}</script>`;
  return html`<!doctype html>
<html lang="en"${off.length > 0 && html` ${raw(OFF_ATTRIBUTE)}="${off.join(' ')}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${pageHead(meta, nonce)}
<meta property="csp-nonce" content="${nonce}">
${script(inline?.themeScript ?? '')}
${prerendered !== null && inline?.earlyScript !== undefined && script(inline.earlyScript)}
${raw(prerendered?.preloads ?? '')}
${!isLate && html`<script defer crossorigin="anonymous" integrity="${main.integrity}" src="${main.url}"></script>`}
${!isLate && preloads.map(scriptPreload)}${previewUrls(state).map(imagePreload)}
${fonts.map(fontPreload)}<style nonce="${nonce}">${raw(inline?.css ?? '')}</style>
${withNonce(prerendered?.styles ?? '', nonce)}
${ICON}${isInstallable && INSTALL}
</head>
<body>
${rootElement({ state, prerendered, frame, nonce })}
<noscript>${(prerendered === null && plain === null) || state.user !== null ? NEEDS_SCRIPT : CAN_BE_READ}</noscript>
${!isReading && json('registry', registry)}
${json('page-state', state)}
${isLate && script(`${startScript}(${scriptSafeJson([main, ...preloads])})`)}
</body>
</html>
`;
}

type Html = ReturnType<typeof html>;

type RootInput = Pick<PageInput, 'state' | 'prerendered' | 'nonce'> & { frame: string };

/** A visitor's page that is there already is taken over by React; all else is replaced by what it renders. */
function rootElement({ state, prerendered, frame, nonce }: RootInput): Html {
  if (prerendered === null) return html`<div id="root">${raw(frame)}</div>`;
  const isTakenOver = state.user === null;
  return html`<div id="root"${isTakenOver && raw(' data-prerendered')}>${withNonce(prerendered.html, nonce)}</div>`;
}

const withNonce = (content: string, nonce: string) =>
  raw(content.replaceAll(/<style\b/g, `<style nonce="${nonce}"`));

interface Preload {
  url: string;
  integrity: string;
}

const scriptPreload = ({ url, integrity }: Preload): Html =>
  html`<link rel="preload" as="script" crossorigin="anonymous" integrity="${integrity}" href="${url}">\n`;

const imagePreload = (url: string): Html =>
  html`<link rel="preload" as="image" fetchpriority="high" href="${url}">`;

const fontPreload = (url: string): Html =>
  html`<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" fetchpriority="low" href="${url}">\n`;

/** Parts of the shell that the page will ask for as soon as its main script runs. They may have files in common. */
function shellPreloads(chunks: readonly string[], shell: BuildInfo): Preload[] {
  const files = new Set(chunks.flatMap((chunk) => shell.chunks[chunk] ?? []));
  const integrity = shell.loaderIntegrity ?? shell.integrity;
  return [...files].map((name) => ({ url: buildPath(shell) + name, integrity: integrity[name] ?? '' }));
}

function toolPreloads(tool: string, registry: Registry, shell: BuildInfo): Preload[] {
  const fromShell = shellPreloads(['tools', 'studio'], shell);
  const remote = registry.remotes[tool];
  if (remote === undefined || remote.killed) {
    return fromShell;
  }
  const fromRemote = remote.assets.map((url) => ({
    url,
    integrity: remote.integrity[url.slice(url.lastIndexOf('/') + 1)] ?? '',
  }));
  return [...fromShell, ...fromRemote];
}
