/** A tool as the HTML has brought it: looked at until the tool itself is there. */
export interface FirstScreenPart {
  element: HTMLElement;
  /** The build whose code can take it over; null where it is only looked at. */
  build: string | null;
  /** It is the tool's own from now on, and has the page's styles. */
  takenOver(): void;
  /** Takes it off the page, where it is still there. */
  drop(): void;
}

export interface FirstScreen {
  /** The frame around it is as React renders it. */
  isInFrame: boolean;
  /** Puts it back where React has rendered the frame around it anew, or takes it away where another page is open. */
  place(slot: HTMLElement, open: string | null): void;
  /** Hands it out, once, where it is. @returns null when there is none of this tool */
  take(tool: string): FirstScreenPart | null;
}

/** @param page the document as it was sent, or null where there is none */
export function readFirstScreen(page: ParentNode | null): FirstScreen {
  let screen = readPart(page);
  const tool = screen?.element.dataset['firstScreen'];
  const drop = (): void => {
    screen?.drop();
    screen = null;
  };
  return {
    // A gateway of the release before leaves the slot of the balance empty.
    isInFrame: tool !== undefined && (page?.querySelector('[data-testid=credits]') ?? null) !== null,
    place(slot, open) {
      if (open !== tool) drop();
      // Moved to where it is, all in it would be styled and laid out again.
      else if (screen !== null && screen.element.parentElement !== slot) slot.append(screen.element);
    },
    take(wanted) {
      if (wanted !== tool) drop();
      const taken = screen;
      screen = null;
      return taken;
    },
  };
}

function readPart(page: ParentNode | null): FirstScreenPart | null {
  const element = page?.querySelector<HTMLElement>('[data-first-screen]') ?? null;
  if (element === null) return null;
  // They stand in the head and match inside of the element alone.
  const styles = document.head.querySelector('[data-first-screen-styles]');
  return {
    element,
    build: element.dataset['build'] ?? null,
    takenOver() {
      for (const name of ['inert', 'aria-hidden', 'data-first-screen', 'data-build', 'data-parts']) {
        element.removeAttribute(name);
      }
      styles?.remove();
    },
    drop() {
      element.remove();
      styles?.remove();
    },
  };
}
