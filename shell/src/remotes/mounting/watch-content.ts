/** What shows something without any text. */
const PICTURES = 'img, svg, canvas, video, input, textarea, select, iframe';

export interface ContentWatch {
  /** How long the element may stay without content. Counts from the call: waiting for files is over by then. */
  patienceMs: number;
  /** Whether what is there was rendered by the tool, and not ahead of it. @default always */
  isOwn?(): boolean;
  /** Once at most. */
  onBlank(): void;
  /** Once at most, also after `onBlank`: content that comes late is welcome. */
  onContent(): void;
}

/**
 * Watches whether a tool renders anything: one that waits for ever, or renders nothing, throws no error. Boxes without
 * text do not count, or the skeleton of something that never comes would.
 */
export function watchContent(
  element: HTMLElement,
  { patienceMs, isOwn = () => true, onBlank, onContent }: ContentWatch,
): { stop(): void; check(): void } {
  const timer = setTimeout(onBlank, patienceMs);
  const observer = new MutationObserver(() => check());
  const stop = (): void => {
    clearTimeout(timer);
    observer.disconnect();
  };
  const check = (): void => {
    if (isOwn() && hasContent(element)) {
      stop();
      onContent();
    }
  };
  observer.observe(element, { childList: true, characterData: true, subtree: true });
  check();
  return { stop, check };
}

const hasContent = (element: HTMLElement): boolean =>
  element.textContent.trim() !== '' || element.querySelector(PICTURES) !== null;
