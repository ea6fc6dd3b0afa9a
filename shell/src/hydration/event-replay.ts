type Field = HTMLInputElement | HTMLTextAreaElement;

/** Does again what was done with a prerendered page before it could answer. */
export interface EventReplay {
  /** Once the frame works: presses a button outside of the page's content. */
  inFrame(): void;
  /** Once the content works, too: puts back what was typed, then presses its button. */
  inContent(): void;
}

/**
 * Call it before React takes the page over: its state knows nothing of what was typed. @param root of what is
 * prerendered
 */
export function readRecordedEvents(root: ParentNode): EventReplay {
  const { recordedEvents } = window;
  if (recordedEvents === undefined) return { inFrame: () => undefined, inContent: () => undefined };
  delete window.recordedEvents;
  const typed = new Map<Field, string>();
  const keep = (field: unknown): void => {
    if (!isField(field)) return;
    if (field.value === '') typed.delete(field);
    else typed.set(field, field.value);
  };
  root.querySelectorAll('input, textarea').forEach(keep);
  const keepTyped = ({ target }: Event): void => keep(target);
  addEventListener('input', keepTyped, true);

  let isFrameReady = false;
  let isContentReady = false;
  /** React may answer a press itself that makes it take the content over. */
  const forgetHandled = (): void => {
    if (isContentReady || (isFrameReady && !isIn('main', recordedEvents.button))) {
      recordedEvents.button = null;
    }
  };
  addEventListener('click', forgetHandled);
  // After the effects of the takeover, which put right what a page that was prerendered cannot know.
  const pressLater = (): void =>
    void setTimeout(() => {
      const { button } = recordedEvents;
      recordedEvents.button = null;
      if (button?.isConnected) button.click();
    });

  return {
    inFrame() {
      isFrameReady = true;
      if (!isIn('main', recordedEvents.button)) pressLater();
    },
    inContent() {
      if (isContentReady) return;
      isContentReady = true;
      recordedEvents.stop();
      removeEventListener('input', keepTyped, true);
      // Each by itself: React renders in between, as between two keys.
      typed.forEach((text, field) => setTimeout(() => type(field, text)));
      pressLater();
      setTimeout(() => removeEventListener('click', forgetHandled));
    },
  };
}

const isIn = (name: string, element: Element | null): boolean =>
  element !== null && element.closest(name) !== null;

const isField = (element: unknown): element is Field =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !['checkbox', 'radio', 'file', 'hidden'].includes(element.type));

/**
 * As the user does. React compares with what it has last set or seen, which may be this text: emptied by the field's
 * own property, which React watches, and filled past it, the field has changed for React.
 */
function type(field: Field, text: string): void {
  if (!field.isConnected) return;
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  field.value = '';
  Reflect.set(prototype, 'value', text, field);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
