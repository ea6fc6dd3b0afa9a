import { syllablesOf } from '../brief/syllables.ts';
import { capitalize, type Desk } from './draft.ts';

/** They bring a subject of so many syllables less to the end of its line. */
const ENDINGS: ReadonlyArray<readonly [string, ...string[]]> = [
  [''],
  [' waits', ' stays', ' now'],
  [' again', ' at dusk', ' at dawn'],
  [' comes and goes', ' in the dark', ' far from home'],
  [' at the window', ' before morning', ' after midnight'],
  [' in the morning light', ' and an open door'],
  [' and nobody asks me why', ' on the other side of town'],
];
const LAST = ['and then it is gone', 'I stay and listen'] as const;
const FIVE = ['one breath, then silence', ...LAST] as const;
const SEVEN = [
  'nobody has said a word',
  'a small thing the day has kept',
  'the hands of the clock stand still',
] as const;

/** Five, seven and five syllables, with the subject in a line that is long enough. */
export function writeHaiku({ brief: { topic }, random }: Desk): string {
  const count = syllablesOf(topic);
  const isShort = count <= 5;
  const named = topic + random.pick(ENDINGS[(isShort ? 5 : 7) - count] ?? ['']);
  const [first, second] = isShort ? [named, random.pick(SEVEN)] : ['one breath, then silence', named];
  const last = random.pick(isShort ? FIVE : LAST);
  return [capitalize(first), second, last].join('  \n');
}
