import './install-refresh.ts';
import { loadPageAgain } from './load-page-again.ts';

// The first module of a shell for development.

/** As `shell/src/remotes/overrides/has-kept-override.ts` has it. */
const STORAGE_KEY = 'aic.overrides';
const REMOTES = HOT_REMOTES;
/** Of this tab's storage: the last shell that the page was loaded again for. A gateway may serve another one. */
const SHELL_KEY = 'aic.shell-asked-for';

/** Rspack's name for the address of this build. */
declare const __webpack_public_path__: string;

/** By these names a browser reaches the dev server. */
if (['localhost', '127.0.0.1'].includes(location.hostname)) {
  openHotRemotes();
  followShell();
}
// The same rules in the same place as in a page of users, which has React for production.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false });

/** What this tab has of somebody's own server stays, with the banner that says so. */
function openHotRemotes(): void {
  const kept: Record<string, string> = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
  const others = Object.entries(kept).filter(([name, address]) => REMOTES[name] !== address);
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...REMOTES, ...kept }));
  if (others.length > 0) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('#aic-override { display: none !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/** Its own modules take no update. */
function followShell(): void {
  const [address = ''] = Object.values(REMOTES);
  new EventSource(new URL('/shell/builds', address)).addEventListener('message', ({ data: build }) => {
    if (__webpack_public_path__.includes(`/${build}/`) || sessionStorage.getItem(SHELL_KEY) === build) return;
    sessionStorage.setItem(SHELL_KEY, build);
    loadPageAgain('the shell, or a package that all tools share, was built again');
  });
}
