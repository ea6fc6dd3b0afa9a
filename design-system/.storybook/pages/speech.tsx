import { type RefObject, useEffect, useState } from 'react';

/** What a screen reader says of the typical case, read where it stands by a virtual one. */
export function Speech({ place }: { place: RefObject<HTMLElement | null> }) {
  const [phrases, setPhrases] = useState<readonly string[] | null>(null);
  useEffect(() => {
    let isGone = false;
    let before = '';
    const read = async (turn: number): Promise<void> => {
      const said = await readAloud(placeOf(place.current));
      if (isGone) return;
      if (said.length > 0 || turn === TURNS_MAX) setPhrases(said);
      // A frame is there later than its page, and what opens in it later still.
      const isDone = said.length > 0 && said.join() === before;
      before = said.join();
      if (!isDone && turn < TURNS_MAX) soon = setTimeout(() => void read(turn + 1), 1000);
    };
    // After the page's own work: nobody waits for it.
    let soon = setTimeout(() => void read(1), 1000);
    return () => {
      isGone = true;
      clearTimeout(soon);
    };
  }, [place]);
  if (phrases?.length === 0) return <p data-speech>Nothing: it is hidden from screen readers.</p>;
  return (
    <ol data-speech>
      {phrases?.map((phrase) => (
        <li key={phrase}>
          <q>{phrase}</q>
        </li>
      ))}
    </ol>
  );
}

const TURNS_MAX = 6;
const PHRASES_MAX = 20;
const STEPS_MAX = 200;

/** What is said of an element around the words, which no reader says as it stands. */
const SILENT = /^(document|paragraph|strong|emphasis)$/;

/** Where the story stands: in the page, or a copy of what a frame has besides Storybook's own parts. */
function placeOf(place: HTMLElement | null): Element | null | undefined {
  const frame = place?.querySelector('iframe');
  if (!frame) return place?.querySelector('.sb-story > div');
  const copy = document.createElement('div');
  copy.style.cssText = 'position: fixed; left: -9999px; width: 600px';
  const parts = [...(frame.contentDocument?.body.children ?? [])].filter(
    (part) => !part.matches('.sb-wrapper, script, style') && part.textContent !== '',
  );
  copy.append(...parts.map((part) => document.importNode(part, true)));
  return copy;
}

async function readAloud(container: Element | null | undefined): Promise<readonly string[]> {
  if (!container) return [];
  const isCopy = !container.isConnected;
  if (isCopy) document.body.append(container);
  const { Virtual } = await import('@guidepup/virtual-screen-reader');
  const reader = new Virtual();
  const said = new Set<string>();
  await reader.start({ container });
  const first = reader.activeNode;
  const opening = await reader.lastSpokenPhrase();
  // Bounded, because what is read may be gone meanwhile, and with it the place where the reader began.
  for (let step = 0; step < STEPS_MAX && said.size < PHRASES_MAX && container.isConnected; step += 1) {
    const phrase = await reader.lastSpokenPhrase();
    // A control's name has been read with it, and where it ends says nothing new.
    const isNew = !phrase.startsWith('end of ') && ![...said].at(-1)?.includes(phrase);
    if (phrase !== '' && isNew && !SILENT.test(phrase)) said.add(phrase);
    await reader.next();
    // Where the first element ends, the reader is at it, too, in other words.
    if (reader.activeNode === first && (await reader.lastSpokenPhrase()) === opening) break;
  }
  await reader.stop();
  if (isCopy) container.remove();
  return [...said];
}
