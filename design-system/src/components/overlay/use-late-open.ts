import { useEffect, useRef, useState } from 'react';

/**
 * State of what opens at a press. It opens once the press itself has been painted: what opens makes the browser look at
 * the whole page again (scroll lock, measures, inert background), and a press that is answered late feels lost. It
 * closes at once.
 */
export function useLateOpen(isDefaultOpen = false): readonly [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(isDefaultOpen);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  const change = (next: boolean): void => {
    cancelAnimationFrame(frame.current);
    if (!next) return setOpen(false);
    // A frame's callbacks run before it is painted, and a task of theirs after it.
    frame.current = requestAnimationFrame(() => setTimeout(() => setOpen(true)));
  };
  return [isOpen, change];
}
