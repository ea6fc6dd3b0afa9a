import { pastedImages } from './transferred-files.ts';

export interface PasteTarget {
  /** Focus is inside it, so the user means this one. */
  hasFocus: () => boolean;
  isEmpty: () => boolean;
  onFiles: (files: readonly File[]) => void;
}

const targets = new Set<PasteTarget>();

/**
 * Gives pasted images to one upload of the page: the focused one, else the first empty one, else the first.
 * @returns leave
 */
export function joinPaste(target: PasteTarget): () => void {
  if (targets.size === 0) {
    document.addEventListener('paste', handlePaste);
  }
  targets.add(target);

  return () => {
    targets.delete(target);
    if (targets.size === 0) {
      document.removeEventListener('paste', handlePaste);
    }
  };
}

function handlePaste(event: ClipboardEvent): void {
  const files = event.defaultPrevented ? [] : pastedImages(event);
  const all = [...targets];
  const target = all.find((each) => each.hasFocus()) ?? all.find((each) => each.isEmpty()) ?? all[0];

  if (files.length > 0 && target) {
    event.preventDefault();
    target.onFiles(files);
  }
}
