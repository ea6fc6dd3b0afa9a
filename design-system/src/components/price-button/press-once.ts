import type { KeyboardEvent, MouseEvent } from 'react';

type Press = MouseEvent<HTMLButtonElement>;
type Key = KeyboardEvent<HTMLButtonElement>;

interface Handlers {
  onClick?: ((event: Press) => void) | undefined;
  onKeyDown?: ((event: Key) => void) | undefined;
  /** What costs something. */
  onPress: (() => void) | undefined;
}

/**
 * Handlers of a button that costs something: a double click, or Enter held down, is one press. The browser would make
 * several of it, and each would be paid.
 */
export function pressOnce({ onClick, onKeyDown, onPress }: Handlers) {
  return {
    onClick: (event: Press) => {
      if (event.detail > 1) {
        event.preventDefault();
        return;
      }
      onClick?.(event);
      onPress?.();
    },
    onKeyDown: (event: Key) => {
      onKeyDown?.(event);
      if (event.repeat && event.key === 'Enter') event.preventDefault();
    },
  };
}
