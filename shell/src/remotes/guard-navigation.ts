import { noteFunctions } from './note-functions.ts';

const METHODS = ['pushState', 'replaceState'];

/** By these users navigate; the router and single-spa come after us, because we listen on the way down. */
const EVENTS = ['pointerdown', 'click', 'keydown', 'submit'] as const;

/**
 * Keeps the way out of a tool open: without `history.pushState` no link would lead anywhere, and the tool would stay. Before a press
 * reaches anybody, the functions are what they were when the tool was mounted; where they cannot be, links load their page.
 * @returns stop
 */
export function guardNavigation(): () => void {
  const restores = [History.prototype, history].map((owner) => noteFunctions(owner, METHODS));
  const handlePress = (event: Event): void => {
    const isDead = restores.flatMap((restore) => restore()).some(({ isRestored }) => !isRestored);
    if (
      isDead &&
      event.type === 'click' &&
      event.target instanceof Element &&
      event.target.closest('a[href]')
    ) {
      event.stopImmediatePropagation();
    }
  };
  for (const type of EVENTS) addEventListener(type, handlePress, { capture: true });
  return () => {
    for (const type of EVENTS) removeEventListener(type, handlePress, { capture: true });
  };
}
