import { DATA } from './data.ts';

const ATTRIBUTES = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
];
/** What is in there is no text, or a developer's. */
const UNREAD = 'script, style, code, pre, noscript, [data-testid="panel"]';

/** What stands on a page in English although its texts are pseudo, and is no data. */
export function leftOut(root: ParentNode): string[] {
  const found = new Set<string>();
  const look = (text: string | null, where: string): void => {
    if (text !== null && hasEnglish(text)) found.add(`${where}: ${text.trim().replaceAll(/\s+/g, ' ')}`);
  };
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (parent?.closest(UNREAD) === null) look(node.nodeValue, parent.tagName.toLowerCase());
  }
  for (const element of root.querySelectorAll('*')) {
    for (const name of ATTRIBUTES) {
      look(element.getAttribute(name), `${element.tagName.toLowerCase()}[${name}]`);
    }
  }
  return [...found].toSorted();
}

/** Pseudo texts have accents on every letter. */
function hasEnglish(text: string): boolean {
  const rest = DATA.reduce((left, known) => left.replaceAll(known, ' '), text);
  return /[A-Za-z]{2}/.test(rest);
}
