import { createContext, type ReactNode, use, useCallback, useRef } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from './visually-hidden.tsx';

type Announce = (message: string) => void;

const AnnounceContext = createContext<Announce | null>(null);

/** Holds the page's one polite live region. Put it once, around the app. */
export function Announcer({ children }: { children: ReactNode }) {
  const regionRef = useRef<HTMLOutputElement>(null);

  const announce = useCallback<Announce>((message) => {
    const region = regionRef.current;
    if (region) {
      // A fresh node is announced even when its text equals the last message's.
      const line = document.createElement('span');
      line.textContent = message;
      region.replaceChildren(line);
    }
  }, []);

  return (
    <AnnounceContext value={announce}>
      {children}
      <Region ref={regionRef} />
    </AnnounceContext>
  );
}

/**
 * Returns the function that says a sentence to screen readers, such as "Image ready".
 * @throws when no `Announcer` is above, since the message would be lost in silence.
 */
export function useAnnounce(): Announce {
  const announce = use(AnnounceContext);
  if (!announce) {
    throw new Error('useAnnounce found no <Announcer> above it, so nothing would be spoken.');
  }
  return announce;
}

/** `output` is a polite live region by its implicit role, `status`. */
const Region = styled.output`
  ${visuallyHidden}
`;
