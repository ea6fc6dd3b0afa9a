import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';

interface PromptHistoryOptions {
  value: string;
  onValueChange(value: string): void;
  /** Newest first. */
  history: readonly string[];
}

/**
 * Arrow up at the start of the prompt brings the prompt before, arrow down at its end the one after, and at last what
 * was typed. @returns a handler of keys: true when it has used one
 */
export function usePromptHistory({ value, onValueChange, history }: PromptHistoryOptions) {
  /** Which earlier prompt was brought last, and what was typed before it. */
  const brought = useRef({ index: -1, typed: '' });

  /** Where the caret belongs once the prompt that was brought is in the box: before the next key, however fast. */
  const caret = useRef<{ field: HTMLTextAreaElement; at: number }>(null);
  useLayoutEffect(() => {
    caret.current?.field.setSelectionRange(caret.current.at, caret.current.at);
    caret.current = null;
  });

  const others = (typed: string): string[] => history.filter((prompt) => prompt !== typed);

  return (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
    const { altKey, ctrlKey, metaKey, shiftKey, currentTarget: field } = event;
    if (altKey || ctrlKey || metaKey || shiftKey) return false;
    const { current } = brought;
    // What was brought and then changed by hand is what was typed.
    const isBrought = others(current.typed)[current.index] === value;
    const { index, typed } = isBrought ? current : { index: -1, typed: value };
    const isUp = event.key === 'ArrowUp' && field.selectionEnd === 0;
    const isDown = event.key === 'ArrowDown' && isBrought && field.selectionStart === value.length;
    if (!isUp && !isDown) return false;
    const next = isUp ? index + 1 : index - 1;
    const text = next === -1 ? typed : others(typed)[next];
    if (text === undefined) return false;
    event.preventDefault();
    brought.current = { index: next, typed };
    caret.current = { field, at: isUp ? 0 : text.length };
    onValueChange(text);
    return true;
  };
}
