import type { Random } from '../../maths/random.ts';
import type { Brief } from '../brief/brief.ts';
import type { Voice } from '../brief/voices.ts';

/** What a form writes with. */
export interface Desk {
  brief: Brief;
  voice: Voice;
  random: Random;
}

export function capitalize(text: string): string {
  const [first = '', ...rest] = Array.from(text);
  return first.toUpperCase() + rest.join('');
}
