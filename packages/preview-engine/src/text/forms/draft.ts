import type { Random } from '../../maths/random.ts';
import type { Brief } from '../brief/brief.ts';
import type { Voice } from '../brief/voices.ts';

/** What a form writes with. */
export interface Desk {
  brief: Brief;
  voice: Voice;
  random: Random;
}

/** `count` different members in random order. */
export function draw<T>(random: Random, from: readonly T[], count: number): T[] {
  const left = [...from];
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const [one] = left.splice(Math.floor(random.between(0, left.length)), 1);
    // Safe because the list holds at least as many members as are drawn.
    return one as T;
  });
}

export function capitalize(text: string): string {
  const [first = '', ...rest] = Array.from(text);
  return first.toUpperCase() + rest.join('');
}
