import { memo, type RefObject, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { OptionalPart } from '../../core/optional-part.tsx';
import { landingArt } from './art/art-part.ts';
import type { ArtName } from './art/landing-arts.tsx';

/**
 * A part of the page below its first screen: its code arrives after the page's. What the page
 * renders again leaves it alone, as React would take the HTML of a part away whose code is not there yet.
 */
export const LandingArt = memo(function LandingArt({ name }: { name: ArtName }) {
  const placeRef = useRef<HTMLDivElement>(null);
  const pressedRef = useUnansweredPress(placeRef);
  return (
    <Place ref={placeRef}>
      <OptionalPart>
        <landingArt.Part name={name} />
        <Arrived pressedRef={pressedRef} />
      </OptionalPart>
    </Place>
  );
});

/** @returns the button in it that was pressed last, until something has answered: React drops what comes before the code */
function useUnansweredPress(placeRef: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> {
  const pressedRef = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const place = placeRef.current;
    const note = ({ target }: Event): void => {
      if (target instanceof Element && place?.contains(target)) pressedRef.current = target.closest('button');
    };
    // What React drops, it stops above.
    const forget = (): void => {
      pressedRef.current = null;
    };
    addEventListener('click', note, true);
    place?.addEventListener('click', forget);
    return () => {
      removeEventListener('click', note, true);
      place?.removeEventListener('click', forget);
    };
  }, [placeRef]);
  return pressedRef;
}

/** Is there when the part beside it is, and does then what was pressed in it before. */
function Arrived({ pressedRef }: { pressedRef: RefObject<HTMLElement | null> }) {
  useLayoutEffect(() => void setTimeout(() => pressedRef.current?.click()), [pressedRef]);
  return null;
}

const Place = styled.div`
  display: contents;
`;
