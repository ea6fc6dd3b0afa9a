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

/** What is said of an element around the words, which no reader says as it stands. */
const SILENT = /^(document|paragraph|strong|emphasis)$/;

/** Where the story stands: in the page, or in a frame. */
const placeOf = (place: HTMLElement | null): Element | null | undefined =>
  place?.querySelector('iframe')?.contentDocument?.body ?? place?.querySelector('.sb-story > div');

async function readAloud(container: Element | null | undefined): Promise<readonly string[]> {
  const window = container?.ownerDocument.defaultView;
  if (!container || !window) return [];
  const { Virtual } = await import('@guidepup/virtual-screen-reader');
  const reader = new Virtual();
  const said = new Set<string>();
  await reader.start({ container, window });
  const first = reader.activeNode;
  do {
    const phrase = await reader.lastSpokenPhrase();
    // A control's name has been read with it, and where it ends says nothing new.
    const isNew = !phrase.startsWith('end of ') && ![...said].at(-1)?.includes(phrase);
    if (phrase !== '' && isNew && !SILENT.test(phrase)) said.add(phrase);
    await reader.next();
  } while (reader.activeNode !== first && said.size < PHRASES_MAX);
  await reader.stop();
  return [...said];
}
