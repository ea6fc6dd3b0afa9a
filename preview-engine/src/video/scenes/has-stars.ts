import type { Scene } from '../../prompt/scene.ts';

/** Stars at night, or where the prompt has them; rain hides them. */
export function hasStars({ elements, time, weather, without }: Scene): boolean {
  if (without.has('stars') || weather === 'storm' || weather === 'rain') return false;
  return time === 'night' || elements.has('stars');
}
