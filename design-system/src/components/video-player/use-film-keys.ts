import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Keys that act on a film while the focus is in the box around it, except for those that a control there wants itself. */
export function useFilmKeys(
  ref: RefObject<HTMLElement | null>,
  keys: Readonly<Record<string, () => void>>,
): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    const isPress = event.key === ' ' && event.target instanceof HTMLButtonElement;
    const act = event.altKey || event.ctrlKey || event.metaKey || isPress ? undefined : keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const element = ref.current?.parentElement;
    const listener = (event: KeyboardEvent): void => handleKeyDown(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, [ref]);
}
