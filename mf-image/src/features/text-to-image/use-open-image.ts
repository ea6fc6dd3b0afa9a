import { useLocation, useNavigate, useSearchParams } from '@aic/sdk';
import { useEffect, useRef } from 'react';

const PARAMETER = 'image';

/**
 * Which image is open at full size. It is in the URL, so that Back closes it, as phones expect, and a reload keeps it.
 * @returns its id or null, and how to change that: moving on to another image adds no step to go back through
 */
export function useOpenImage(): readonly [string | null, (id: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const openId = params.get(PARAMETER);
  // The browser goes back a moment after it is asked to, and a second press must not go back once more.
  const isGoingBack = useRef(false);
  useEffect(() => {
    if (openId === null) isGoingBack.current = false;
  }, [openId]);

  const change = (id: string | null): void => {
    const next = new URLSearchParams(params);
    if (id !== null) {
      next.set(PARAMETER, id);
      setParams(next, openId === null ? { state: OPENED_HERE } : { replace: true, state });
    } else if (isOpenedHere(state)) {
      if (isGoingBack.current) return;
      isGoingBack.current = true;
      void navigate(-1);
    } else {
      next.delete(PARAMETER);
      setParams(next, { replace: true });
    }
  };
  return [openId, change];
}

/** In the history's entry: the page without the image is one step back. */
const OPENED_HERE = { isImageOpenedHere: true };

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isImageOpenedHere' in state;
}
