import { type RefObject, useEffect, useEffectEvent } from 'react';
import { joinPaste } from './paste-targets.ts';

interface PasteOptions {
  isDisabled: boolean;
  isEmpty: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Takes part in pasted images while the element is on the page. */
export function usePaste(boxRef: RefObject<HTMLElement | null>, options: PasteOptions): void {
  const { isDisabled } = options;
  const isEmpty = useEffectEvent(() => options.isEmpty);
  const handleFiles = useEffectEvent(options.onFiles);

  useEffect(() => {
    if (isDisabled) {
      return undefined;
    }
    return joinPaste({
      hasFocus: () => boxRef.current?.contains(document.activeElement) === true,
      isEmpty: () => isEmpty(),
      onFiles: (files) => handleFiles(files),
    });
  }, [boxRef, isDisabled]);
}
