import './install-refresh.ts';

// The first module of a shell for development.

/** As `shell/src/remotes/overrides/has-kept-override.ts` has it. */
const STORAGE_KEY = 'aic.overrides';
const REMOTES = HOT_REMOTES;

/** By these names a browser reaches the dev server. */
if (['localhost', '127.0.0.1'].includes(location.hostname)) openHotRemotes();
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
