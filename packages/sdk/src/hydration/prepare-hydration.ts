import { restoreInlineStyles } from './inline-styles.ts';

/**
 * Makes the HTML of a first screen what React would have rendered: its fields can be written in, and elements have
 * their styles as attributes. @param element that holds it
 */
export function readyForReact(element: HTMLElement): void {
  restoreInlineStyles(element);
  for (const field of element.querySelectorAll('[data-waiting]')) {
    field.removeAttribute('readonly');
    field.removeAttribute('data-waiting');
  }
}
