import { isMountedSheet } from '../loading/adopted-sheets.ts';
import { noteFunctions } from './note-functions.ts';
import { noteOverlays } from './note-overlays.ts';

/** Attributes that the shell, or a dialog of the design system, changes while a tool is on the page. */
const OURS = new Set(['data-theme', 'data-scroll-locked']);
/** A dialog that is open hides the page behind it, and marks what it hides. */
const BEHIND_DIALOG = new Set(['data-aria-hidden', 'aria-hidden', 'inert']);
/** What tools are tempted to replace, and every other tool would go on with. */
const CALLS = ['fetch', 'XMLHttpRequest', 'EventSource'];
const WAYS_OUT = ['pushState', 'replaceState'];

/**
 * Without `history.pushState` no link leads anywhere, and its tool stays. So the ways out are put back before a press
 * reaches the router, too: these come by here on the way down.
 */
const PRESSES = ['click', 'keydown'] as const;

/**
 * Notes what a tool may change outside of its own element. What it leaves there would hide or break the next tool.
 *
 * Left alone are new globals (libraries keep their state there for the next opening) and the style sheets that the
 * shell's styled-components and Rspack share.
 * @returns undo: undoes what was left, and says what that was
 */
export function snapshotGlobals(): () => readonly string[] {
  const notes = [
    noteRules(),
    noteAdoptedSheets(),
    noteHeadStyles(),
    noteBesideBody(),
    noteAttributes(document.documentElement),
    noteAttributes(document.body),
    noteAttributes(document.getElementById('root')),
    noteOverlays(),
    noteFunctions(globalThis, CALLS),
  ];
  const waysOut = [History.prototype, history].map((owner) => noteFunctions(owner, WAYS_OUT));
  const replaced = new Set<string>();
  const restore = (): void => waysOut.forEach((undo) => undo().forEach((what) => replaced.add(what)));
  for (const type of PRESSES) addEventListener(type, restore, true);
  return () => {
    for (const type of PRESSES) removeEventListener(type, restore, true);
    restore();
    return [...notes.flatMap((undo) => undo()), ...replaced];
  };
}

function noteAdoptedSheets(): () => string[] {
  const before = new Set(document.adoptedStyleSheets);
  return () => {
    const now = [...document.adoptedStyleSheets];
    const kept = now.filter((sheet) => before.has(sheet) || isMountedSheet(sheet));
    if (kept.length === now.length) return [];
    document.adoptedStyleSheets = kept;
    return [`${now.length - kept.length} adopted style sheets`];
  };
}

const headStyles = (): Element[] => [
  ...document.head.querySelectorAll(
    'style:not([data-styled]), link[rel~=stylesheet]:not([data-rspack], [data-webpack])',
  ),
];

function noteHeadStyles(): () => string[] {
  const before = new Set(headStyles());
  return () =>
    headStyles()
      .filter((style) => !before.has(style))
      .map((style) => {
        style.remove();
        return `<${style.localName}> in the head`;
      });
}

/** Rules that are put into sheets of the page. Those of styled-components keep their own books, and all tools share them. */
function noteRules(): () => string[] {
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets].filter(isOfPage);
  const before = new Set(sheets.flatMap(({ cssRules }) => [...cssRules]));
  return () => {
    const left = sheets.flatMap((sheet) =>
      [...sheet.cssRules].flatMap((rule, index) => (before.has(rule) ? [] : [{ sheet, index }])),
    );
    // From the last: each that goes moves those behind it.
    for (const { sheet, index } of left.toReversed()) sheet.deleteRule(index);
    return left.length === 0 ? [] : [`${left.length} rules in style sheets of the page`];
  };
}

/** Not of another origin, whose rules cannot be read: an extension's, or Stripe's. */
const isOfPage = ({ href, ownerNode }: CSSStyleSheet): boolean =>
  (href === null || href.startsWith(location.origin)) &&
  !(ownerNode instanceof Element && ownerNode.hasAttribute('data-styled'));

function noteBesideBody(): () => string[] {
  const root = document.documentElement;
  const before = new Set(root.children);
  return () =>
    [...root.children]
      .filter((element) => !before.has(element))
      .map((element) => {
        element.remove();
        return `<${element.localName}> in <html>`;
      });
}

/** Only additions are undone: what was removed may have been a dialog's, which is closed by now. */
function noteAttributes(element: HTMLElement | null): () => string[] {
  if (element === null) return () => [];
  const names = new Set(element.getAttributeNames());
  const classes = new Set(element.classList);
  const properties = new Set(element.style);
  const { lang, dir } = element;
  return () => {
    const left: string[] = [];
    const add = (what: string): void => void left.push(`${what} of ${nameOf(element)}`);
    const isBehindDialog = element.hasAttribute('data-aria-hidden');
    const isOurs = (name: string): boolean => OURS.has(name) || (isBehindDialog && BEHIND_DIALOG.has(name));
    for (const token of [...element.classList].filter((token) => !classes.has(token))) {
      element.classList.remove(token);
      add(`class "${token}"`);
    }
    for (const property of [...element.style].filter((property) => !properties.has(property))) {
      element.style.removeProperty(property);
      add(`style "${property}"`);
    }
    for (const name of element.getAttributeNames().filter((name) => !names.has(name) && !isOurs(name))) {
      const isEmptied = (name === 'class' || name === 'style') && element.getAttribute(name) === '';
      element.removeAttribute(name);
      if (!isEmptied) add(`attribute "${name}"`);
    }
    if (element.lang !== lang || element.dir !== dir) {
      Object.assign(element, { lang, dir });
      add('language');
    }
    return left;
  };
}

const nameOf = ({ id, localName }: Element): string => (id === '' ? `<${localName}>` : `#${id}`);
