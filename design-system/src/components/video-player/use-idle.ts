import { type RefObject, useEffect, useState } from 'react';

const IDLE_MS = 2500;

/** Whether a pointer over the box around an element has rested for some seconds. */
export function useIdle(ref: RefObject<HTMLElement | null>): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wake = (): void => {
      clearTimeout(timer);
      setIdle(false);
      timer = setTimeout(() => setIdle(true), IDLE_MS);
    };
    const element = ref.current?.parentElement;
    element?.addEventListener('pointermove', wake);
    wake();
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('pointermove', wake);
    };
  }, [ref]);
  return isIdle;
}
