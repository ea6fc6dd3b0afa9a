import { memo } from 'react';
import { OptionalPart } from '../../core/optional-part.tsx';
import { landingArt } from './art/art-part.ts';
import type { ArtName } from './art/landing-arts.tsx';

/**
 * A part of the page below its first screen: its code arrives after the page's. What the page
 * renders again leaves it alone, as React would take the HTML of a part away whose code is not there yet.
 */
export const LandingArt = memo(function LandingArt({ name }: { name: ArtName }) {
  return (
    <OptionalPart>
      <landingArt.Part name={name} />
    </OptionalPart>
  );
});
