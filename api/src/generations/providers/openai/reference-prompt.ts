import type { JobOf } from '../provider.ts';

/** How a picture is followed, from this strength (percent) on; no vendor's wire has a number for it. */
const WORDS = [
  [80, 'Stay close to the attached picture: keep its subject, composition, colours and style.'],
  [45, 'Follow the attached picture in subject, colours and style, with a composition of your own.'],
  [0, 'Take only the mood and the colours of the attached picture.'],
] as const;

/** What is said of the reference picture behind the prompt; empty without one. */
export function referenceWords({
  reference,
  strength,
}: Pick<JobOf<'image'>, 'reference' | 'strength'>): string {
  if (reference === null) return '';
  if (strength === null) return 'Use the attached picture as a reference.';
  return WORDS.find(([from]) => strength >= from)?.[1] ?? '';
}
