import { giveStylesBack } from './inline-styles.ts';

/**
 * Makes the HTML of a first screen what React would have drawn: its fields can be written in, and elements have their styles as
 * attributes. @param element that holds it
 */
export function readyForReact(element: HTMLElement): void {
  giveStylesBack(element);
  for (const field of element.querySelectorAll('[data-waiting]')) {
    field.removeAttribute('readonly');
    field.removeAttribute('data-waiting');
  }
}
