import type { Slots, Tool } from '@aic/sdk';

/** How exactly sheets that another tool adopts meanwhile are distinguished from those of a script under way. */
const SAMPLE_MS = 50;

/** Sheets that the code of a tool has adopted when it ran. It runs once, so they are kept for each mount. */
const sheetsOf = new WeakMap<Tool | Slots, readonly CSSStyleSheet[]>();

export function keepSheets(exposed: Tool | Slots, sheets: readonly CSSStyleSheet[]): void {
  if (!sheetsOf.has(exposed)) sheetsOf.set(exposed, sheets);
}

/** One list for each mount: a tool may stand in several places of a page. */
const mounts = new Set<readonly CSSStyleSheet[]>();

/** Puts the sheets of a tool on the page, until the last of its mounts is gone. @returns undo */
export function adoptSheetsOf(exposed: Tool | Slots): () => void {
  const sheets = [...(sheetsOf.get(exposed) ?? [])];
  if (sheets.length === 0) return () => {};
  document.adoptedStyleSheets = [...withoutSheets(sheets), ...sheets];
  mounts.add(sheets);
  return () => {
    mounts.delete(sheets);
    document.adoptedStyleSheets = withoutSheets(sheets.filter((sheet) => !isMountedSheet(sheet)));
  };
}

/** Whether it is of a tool that is mounted, in a place of its own or of others. */
export const isMountedSheet = (sheet: CSSStyleSheet): boolean =>
  [...mounts].some((sheets) => sheets.includes(sheet));

/**
 * Watches while code of a remote runs: that may be long before its tool is opened, when a user points at its link.
 * @returns stop, which takes what was adopted since off the page and hands it out. A script's `load` event follows
 *   its run at once, so what was there at the last look is not the script's.
 */
export function watchAdoptedSheets(): () => CSSStyleSheet[] {
  let before = new Set(document.adoptedStyleSheets);
  const timer = setInterval(() => {
    before = new Set(document.adoptedStyleSheets);
  }, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    const added = [...document.adoptedStyleSheets].filter((sheet) => !before.has(sheet));
    if (added.length > 0) document.adoptedStyleSheets = withoutSheets(added);
    return added;
  };
}

const withoutSheets = (sheets: readonly CSSStyleSheet[]): CSSStyleSheet[] =>
  [...document.adoptedStyleSheets].filter((sheet) => !sheets.includes(sheet));
