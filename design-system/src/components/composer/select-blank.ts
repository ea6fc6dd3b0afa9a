import type { KeyboardEvent } from 'react';

/** What is to be filled in: `[animal]`. */
const BLANK = /\[[^[\]\n]{1,60}\]/;

/** Selects the first blank from here on. @returns false when there is none */
export function selectBlank(field: HTMLTextAreaElement, from = 0): boolean {
  const found = BLANK.exec(field.value.slice(from));
  if (found === null) return false;
  const start = from + found.index;
  field.setSelectionRange(start, start + found[0].length);
  return true;
}

/** Tab goes to the next blank, and out of the box after the last one. @returns true when it has used the key */
export function tabToBlank(event: KeyboardEvent<HTMLTextAreaElement>): boolean {
  const isTab = event.key === 'Tab' && !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!isTab || !selectBlank(event.currentTarget, event.currentTarget.selectionEnd)) return false;
  event.preventDefault();
  return true;
}
