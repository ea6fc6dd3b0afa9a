/** What the page's inline script keeps of presses that nothing could answer yet (late-start.ts). */
export interface EarlyPress {
  /** The button that was pressed last. */
  button: HTMLElement | null;
  stop(): void;
}

declare global {
  interface Window {
    earlyPress?: EarlyPress;
  }
}

/** Presses again what was pressed before it could work. */
export interface PressReplay {
  /** Once the frame works: a button outside of the page's content. */
  inFrame(): void;
  /** Once the content works, too. */
  inContent(): void;
}

/** Call it before React takes the page over: from then on presses arrive by themselves. */
export function readEarlyPress(): PressReplay {
  const { earlyPress } = window;
  earlyPress?.stop();
  let button = earlyPress?.button ?? null;
  const press = (isReady: (element: HTMLElement) => boolean): void => {
    if (button === null || !isReady(button)) return;
    const pressed = button;
    button = null;
    // After the effects of the takeover, which put right what a page that was drawn ahead cannot know.
    setTimeout(() => pressed.isConnected && pressed.click());
  };
  return {
    inFrame: () => press((element) => element.closest('main') === null),
    inContent: () => press(() => true),
  };
}
