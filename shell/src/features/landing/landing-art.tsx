import { OptionalPart } from '../../core/optional-part.tsx';
import { landingArt } from './art/art-part.ts';
import type { ArtName } from './art/landing-arts.tsx';

/** A part of the page below its first screen, without interaction: its code arrives after the page's. */
export function LandingArt({ name }: { name: ArtName }) {
  return (
    <OptionalPart>
      <landingArt.Part name={name} />
    </OptionalPart>
  );
}
