import { memo, useLayoutEffect } from 'react';
import { OptionalPart } from '../../core/optional-part.tsx';
import { landingArt } from './art/art-part.ts';
import type { ArtName } from './art/landing-arts.tsx';

/**
 * A part of the page below its first screen: its code arrives after the page's. What the page
 * renders again leaves it alone, as React would take the HTML of a part away whose code is not there yet.
 */
export const LandingArt = memo(function LandingArt({ name }: { name: ArtName }) {
  useLayoutEffect(() => {
    const root = document.getElementById('root');
    addEventListener('click', note, true);
    root?.addEventListener('click', forget);
    return () => {
      removeEventListener('click', note, true);
      root?.removeEventListener('click', forget);
    };
  }, []);
  return (
    <OptionalPart>
      <landingArt.Part name={name} />
      <Arrived />
    </OptionalPart>
  );
});

/** The button that was pressed last, as long as nothing could answer: React stops a press whose code is not there. */
let pressed: HTMLElement | null | undefined;

const note = ({ target }: Event): void => {
  pressed = target instanceof Element ? target.closest('button') : null;
};

const forget = (): void => {
  pressed = null;
};

/** Is there when the part beside it is, and presses again. */
function Arrived() {
  useLayoutEffect(() => void setTimeout(() => pressed?.click()), []);
  return null;
}
