import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * Handlers of a button that costs something: a double click, or Enter held down, is one press. The browser would make
 * several of it, and each would be paid.
 */
export function pressOnce(onPress?: () => void): {
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
} {
  return {
    onClick: (event) => {
      if (event.detail > 1) event.preventDefault();
      else onPress?.();
    },
    onKeyDown: (event) => {
      if (event.repeat && event.key === 'Enter') event.preventDefault();
    },
  };
}
