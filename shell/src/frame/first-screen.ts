/** A tool as its build has drawn it, in the HTML that the gateway sent: looked at until the tool itself is there. */
export interface FirstScreen {
  /** Puts it back after React has drawn the frame around it, or takes it away where another page is open. */
  place(slot: HTMLElement, open: string | null): void;
  /** Hands it out, once. @returns null when there is none of this tool */
  take(tool: string): HTMLElement | null;
}

/** @param page the document as it was sent, or null where there is none */
export function readFirstScreen(page: ParentNode | null): FirstScreen {
  let screen = page?.querySelector<HTMLElement>('[data-first-screen]') ?? null;
  const tool = screen?.dataset['firstScreen'];
  const drop = (): HTMLElement | null => {
    const dropped = screen;
    screen = null;
    dropped?.remove();
    return dropped;
  };
  return {
    place(slot, open) {
      if (open !== tool) drop();
      else if (screen !== null) slot.append(screen);
    },
    take: (wanted) => {
      const dropped = drop();
      return wanted === tool ? dropped : null;
    },
  };
}
