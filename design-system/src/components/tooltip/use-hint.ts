import { useEffect, useState } from 'react';

/** Rule 9.tooltip. */
const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;
const MOVES_FOCUS = /^(Tab|Arrow.+|Home|End)$/;

export interface Hint {
  element: Element;
  text: string;
}

/**
 * The element whose `title` is to be shown now: hovered for 700 ms, or at once when a key has moved the focus there
 * or shortly after another hint.
 */
export function useHint(): Hint | null {
  const [hint, setHint] = useState<Hint | null>(null);
  useEffect(() => watch(setHint), []);
  return hint;
}

function watch(show: (hint: Hint | null) => void): () => void {
  const stop = new AbortController();
  let held: Held | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isShown = false;
  let isWarm = false;
  let cooling: ReturnType<typeof setTimeout> | undefined;

  const hide = (): void => {
    clearTimeout(timer);
    if (!isShown) return;
    isShown = false;
    show(null);
    isWarm = true;
    clearTimeout(cooling);
    cooling = setTimeout(() => (isWarm = false), SKIP_DELAY_MS);
  };
  const leave = (): void => {
    hide();
    held?.giveBack();
    held = null;
  };
  const enter = (target: EventTarget | null, delayMs: number): void => {
    const element = hintedElement(target);
    if (element === held?.element) return;
    leave();
    if (element === null) return;
    const taken = takeTitle(element);
    held = taken;
    const open = (): void => {
      // It would cover what its button has opened, and take the first Escape.
      if (element.getAttribute('aria-expanded') === 'true') return;
      isShown = true;
      show({ element, text: taken.text });
    };
    if (delayMs === 0) open();
    else timer = setTimeout(open, delayMs);
  };

  const listen = <Type extends keyof DocumentEventMap>(
    type: Type,
    handle: (event: DocumentEventMap[Type]) => void,
  ): void => document.addEventListener(type, handle, { capture: true, passive: true, signal: stop.signal });
  listen('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse') enter(target, isWarm || isShown ? 0 : OPEN_DELAY_MS);
  });
  listen('pointerout', ({ relatedTarget }) => relatedTarget === null && leave());
  // Not where a dialog has set the focus: a hint there would take its first Escape.
  listen('keyup', ({ key, target }) => MOVES_FOCUS.test(key) && isFocusShown(target) && enter(target, 0));
  listen('focusout', leave);
  listen('pointerdown', hide);
  // By a key, too: what was pressed may be gone, and then nothing else would end it.
  listen('click', hide);
  listen('scroll', hide);
  listen('keydown', ({ key }) => key === 'Escape' && hide());
  // It may be there only because of what is hovered or focused already.
  enter([...document.querySelectorAll(':hover')].at(-1) ?? null, OPEN_DELAY_MS);
  if (held === null && isFocusShown(document.activeElement)) enter(document.activeElement, 0);

  return () => {
    leave();
    clearTimeout(cooling);
    stop.abort();
  };
}

interface Held {
  element: Element;
  text: string;
  giveBack(): void;
}

/** Without a `title` the browser shows no hint of its own; assistive technology still finds the text. */
function takeTitle(element: Element): Held {
  const text = element.getAttribute('title') ?? '';
  const isDescription =
    element.getAttribute('aria-label') !== text && !element.hasAttribute('aria-description');
  element.removeAttribute('title');
  element.setAttribute('data-hint', text);
  if (isDescription) element.setAttribute('aria-description', text);
  return {
    element,
    text,
    giveBack() {
      element.removeAttribute('data-hint');
      if (isDescription) element.removeAttribute('aria-description');
      // Rendered anew in the meantime, it has its present one.
      if (!element.hasAttribute('title')) element.setAttribute('title', text);
    },
  };
}

function hintedElement(target: EventTarget | null): Element | null {
  const element = target instanceof Element ? target.closest('[title], [data-hint]') : null;
  return element?.getAttribute('title') === '' ? null : element;
}

const isFocusShown = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.matches(':focus-visible:is([title], [data-hint])');
