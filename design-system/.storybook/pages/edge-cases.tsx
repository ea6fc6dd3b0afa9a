import { type CSSProperties, type PropsWithChildren, useEffect, useRef, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { Case, Cases, opensOverPage, Shown } from './shown.tsx';

type Change = (text: string) => string;

interface EdgeCase {
  name: string;
  words: string;
  change?: Change;
  place?: { dir?: 'rtl'; style?: CSSProperties };
}

const WORD_LENGTH = 36;

const EDGE_CASES: readonly EdgeCase[] = [
  {
    name: 'Long words',
    words: 'Each text is one word of 36 letters or more.',
    change: (text) =>
      text.replaceAll(/\s/g, '').repeat(Math.ceil(WORD_LENGTH / text.replaceAll(/\s/g, '').length)),
  },
  {
    name: 'German length',
    words: 'Each text takes 1.4 times as many letters.',
    // As translators do it before there is a translation: vowels are doubled.
    change: (text) => text.replaceAll(/[aeiou]/gi, '$&$&'),
  },
  { name: 'Right to left', words: 'The place is Arabic; the words are not.', place: { dir: 'rtl' } },
  {
    name: '320 px',
    words: 'As narrow as a page may get.',
    place: { style: { width: 320, maxWidth: '100%' } },
  },
  { name: '200 %', words: 'Zoomed as a browser does it.', place: { style: { zoom: 2 } } },
];

/** The typical case where it is likely to break. */
export function EdgeCases({ story }: { story: PreparedStory }) {
  const [wordless, setWordless] = useState(false);
  if (opensOverPage(story)) {
    return <p>It has a window of its own. Open its story to see it in another width, by the toolbar.</p>;
  }
  return (
    <>
      <Cases>
        {EDGE_CASES.filter(({ change }) => change === undefined || !wordless).map(
          ({ name, words, change, place }) => (
            <Case key={name} name={name} words={words}>
              <div {...place}>
                {change === undefined ? (
                  <Shown story={story} />
                ) : (
                  <Reworded change={change} onWordless={() => setWordless(true)}>
                    <Shown story={story} />
                  </Reworded>
                )}
              </div>
            </Case>
          ),
        )}
      </Cases>
      {wordless && <p>It has no words of its own, so none of them can be long.</p>}
    </>
  );
}

/** Changes texts where they stand in the document: so what a story writes itself is changed, too. */
function Reworded({
  change,
  onWordless,
  children,
}: PropsWithChildren<{ change: Change; onWordless(): void }>) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = place.current;
    if (root === null) return undefined;
    const done = new WeakMap<Node, string>();
    const reword = (): void => {
      for (const node of textsIn(root)) {
        const text = node.nodeValue ?? '';
        if (done.get(node) === text) continue;
        node.nodeValue = change(text);
        done.set(node, node.nodeValue);
        // A name that was given has the words that are seen in it.
        const named = node.parentElement?.closest('[aria-label]');
        const name = named?.getAttribute('aria-label')?.replace(text.trim(), node.nodeValue);
        if (name !== undefined) named?.setAttribute('aria-label', name);
      }
    };
    if (textsIn(root).length === 0) onWordless();
    reword();
    const changes = new MutationObserver(reword);
    changes.observe(root, { subtree: true, childList: true, characterData: true });
    return () => changes.disconnect();
    // A page has one story, and both functions do the same each time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return <div ref={place}>{children}</div>;
}

/** Texts and placeholders; figures are the same in every language. */
function textsIn(root: HTMLElement): Node[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Node[] = [...root.querySelectorAll('[placeholder]')].flatMap(
    (element) => element.getAttributeNode('placeholder') ?? [],
  );
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (
      /[a-z]{3}/i.test(node.nodeValue ?? '') &&
      node.parentElement?.closest('style, script, svg') === null
    ) {
      found.push(node);
    }
  }
  return found;
}
