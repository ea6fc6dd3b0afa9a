import { type RefObject, useEffect, useState } from 'react';

/** What a screen reader says of the typical case, read from the page by a virtual one. */
export function Speech({ place }: { place: RefObject<HTMLElement | null> }) {
  const [phrases, setPhrases] = useState<readonly string[]>([]);
  useEffect(() => {
    let isGone = false;
    const read = async (): Promise<void> => {
      const parts = shownIn(place.current);
      const said = parts.length === 0 ? [] : await readAloud(parts);
      if (isGone) return;
      setPhrases(said);
      // A frame is there later than its page.
      if (said.length === 0) soon = setTimeout(() => void read(), 1000);
    };
    // After the page's own work: nobody waits for it.
    let soon = setTimeout(() => void read(), 1000);
    return () => {
      isGone = true;
      clearTimeout(soon);
    };
  }, [place]);
  return (
    <ol data-speech>
      {phrases.map((phrase) => (
        <li key={phrase}>
          <q>{phrase}</q>
        </li>
      ))}
    </ol>
  );
}

/** Where the story stands: in the page, or in a frame, among Storybook's own parts. */
function shownIn(place: HTMLElement | null): readonly Element[] {
  const frame = place?.querySelector('iframe')?.contentDocument?.body;
  if (frame === undefined) return [...(place?.querySelector('.sb-story > div')?.children ?? [])];
  return [...frame.children].filter(
    (part) => !part.matches('.sb-wrapper, script, style') && part.textContent !== '',
  );
}

const PHRASES_MAX = 20;

/** The reader moves the focus as it goes, so it gets a copy, off the screen, and the focus returns. */
async function readAloud(parts: readonly Element[]): Promise<readonly string[]> {
  const { virtual } = await import('@guidepup/virtual-screen-reader');
  const focused = document.activeElement;
  const container = document.createElement('div');
  container.style.cssText = 'position: fixed; left: -9999px; width: 600px';
  container.append(...parts.map((part) => document.importNode(part, true)));
  document.body.append(container);
  const said = new Set<string>();
  try {
    await virtual.start({ container });
    const first = virtual.activeNode;
    do {
      const phrase = await virtual.lastSpokenPhrase();
      // A control's name has been read with it, and where it ends says nothing new.
      const isNew = !phrase.startsWith('end of ') && ![...said].at(-1)?.includes(phrase);
      if (phrase !== '' && isNew) said.add(phrase);
      await virtual.next();
    } while (virtual.activeNode !== first && said.size < PHRASES_MAX);
    return [...said];
  } finally {
    await virtual.stop();
    container.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
