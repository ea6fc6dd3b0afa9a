import type { CameraControl } from '@aic/contract';
import { takeOut } from '../../reading/take-out.ts';

/** What the user's words and settings say about movement. */
export interface ShotPlan {
  /** Null: nothing is asked for. */
  move: Pick<CameraControl, 'direction' | 'speed'> | null;
  /** Seconds of scene per second of film; negative runs wind and water the other way. */
  rate: number;
  /** What floats in the air. */
  air: ReadonlySet<Air>;
}

export type Air = 'fireflies' | 'sparkle' | 'dust' | 'petals' | 'embers';

const MOVES: readonly (readonly [direction: CameraControl['direction'], words: RegExp])[] = [
  [
    'zoom_in',
    /\b(?:zoom(?:s|ing)?(?: slowly| gently| fast)? in|push(?:es|ing)? in|doll(?:y|ies) in|moves? closer|close in)\b/,
  ],
  [
    'zoom_out',
    /\b(?:zoom(?:s|ing)?(?: slowly| gently| fast)? out|pull(?:s|ing)? (?:back|out)|doll(?:y|ies) out|moves? away)\b/,
  ],
  ['pan_left', /\b(?:pan(?:s|ning)?|camera|moves?|turns?)(?: slowly| gently| fast)?(?: to the)? left\b/],
  ['pan_right', /\b(?:pan(?:s|ning)?|camera|moves?|turns?)(?: slowly| gently| fast)?(?: to the)? right\b/],
  // Without a side it goes on, as one reads.
  ['pan_right', /\bpan(?:s|ning)?\b(?!(?: slowly| gently| fast)?(?: to the)? (?:left|right|up|down)\b)/],
  ['tilt_up', /\b(?:tilt(?:s|ing)?|camera|looks?|rises?)(?: slowly| gently)? up(?:wards?)?\b/],
  ['tilt_down', /\b(?:tilt(?:s|ing)?|camera|looks?)(?: slowly| gently)? down(?:wards?)?\b/],
  ['none', /\b(?:static|fixed|locked|still) (?:camera|shot)\b/],
];

const AIR: readonly (readonly [Air, RegExp])[] = [
  ['fireflies', /\b(?:firefl(?:y|ies)|glow ?worms?)\b/],
  ['sparkle', /\b(?:sparkl\w*|glitter\w*|stardust|twinkl\w*|shimmer\w*)\b/],
  ['dust', /\b(?:dust\w*|pollen|particles?)\b/],
  ['petals', /\b(?:falling )?petals?\b/],
  ['embers', /\b(?:embers?|sparks)\b/],
];

const SLOW = /\b(?:(?:in )?slow ?motion|slow(?:ly)?|gentl[ey]|calm(?:ly)?|subtl[ey]|soft(?:ly)?)\b/;
const FAST = /\b(?:fast|quick(?:ly)?|rapid(?:ly)?|time ?-?lapse|hyper ?-?lapse)\b/;

/** What of a prompt moves the camera or is in the air, and the rest of it. The camera's own settings go before words. */
export function readShot(
  prompt: string,
  hasCamera: boolean,
): { understood: string[]; ignored: string[]; rest: string } {
  const moves = MOVES.flatMap(([direction, words]) =>
    takeOut(prompt, [words]).taken.map((text) => ({ direction, text })),
  );
  const isDone = ({ direction }: { direction: string }): boolean =>
    !hasCamera && direction === moves[0]?.direction;
  const air = [...AIR.map(([, words]) => words), SLOW, FAST];
  return {
    understood: [...moves.filter(isDone).map(({ text }) => text), ...takeOut(prompt, air).taken],
    ignored: moves.filter((move) => !isDone(move)).map(({ text }) => text),
    rest: takeOut(prompt, [...MOVES.map(([, words]) => words), ...air]).rest,
  };
}

/** Reads the prompt for movement; the camera control counts more than words. */
export function planShot(prompt: string, camera: CameraControl | null): ShotPlan {
  const words = prompt.toLowerCase();
  const pace = SLOW.test(words) ? 'slow' : FAST.test(words) ? 'fast' : 'usual';
  const direction = MOVES.find(([, pattern]) => pattern.test(words))?.[0];
  const worded = direction === undefined ? null : { direction, speed: { slow: 2, usual: 4, fast: 8 }[pace] };
  return {
    move: camera ?? worded,
    rate: sceneRate(camera?.motion ?? 0) * { slow: 0.65, usual: 1, fast: 1.7 }[pace],
    air: new Set(AIR.filter(([, pattern]) => pattern.test(words)).map(([air]) => air)),
  };
}

/**
 * What motion, -10..10, means here: the distance from 0 is strength (three times the normal pace at either end), the
 * sign is the direction of wind, waves and traffic. What falls goes on falling, and lights go on twinkling, either
 * way.
 */
export function sceneRate(motion: number): number {
  const strength = 1 + Math.abs(motion) / 5;
  return motion < 0 ? -strength : strength;
}
