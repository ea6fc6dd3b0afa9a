/** What a prompt asks for, as far as the engine can draw it. */
export interface Scene {
  readonly composer: ComposerId;
  readonly time: TimeOfDay;
  readonly weather: Weather;
  readonly mood: Mood;
  readonly tint: Tint;
  readonly elements: ReadonlySet<SceneElement>;
  /** Elements the prompt forbids ("no moon"): a composer does not add them on its own. */
  readonly without: ReadonlySet<SceneElement>;
}

export const COMPOSER_IDS = [
  'landscape',
  'seascape',
  'city',
  'night-sky',
  'forest',
  'desert',
  'flow',
  'poster',
  'portrait',
  'still-life',
] as const;
export type ComposerId = (typeof COMPOSER_IDS)[number];

export type TimeOfDay = 'dawn' | 'morning' | 'noon' | 'sunset' | 'dusk' | 'night';
export type Weather = 'clear' | 'cloudy' | 'rain' | 'mist' | 'snow' | 'storm';
export type Mood = 'neutral' | 'calm' | 'dramatic' | 'dreamy' | 'cosy' | 'eerie' | 'joyful';

/** `hues` in degrees of OKLCH, in the prompt's order; empty means the hour decides. */
export interface Tint {
  readonly hues: readonly number[];
  readonly tone: 'colour' | 'monochrome' | 'pastel' | 'dark';
}

export type SceneElement =
  | 'sun'
  | 'moon'
  | 'stars'
  | 'clouds'
  | 'aurora'
  | 'mountains'
  | 'trees'
  | 'palm'
  | 'flowers'
  | 'lighthouse'
  | 'boat'
  | 'birds'
  | 'cabin'
  | 'river'
  | 'neon'
  | 'people'
  | 'fox'
  | 'cat'
  | 'deer'
  | 'balloon'
  | 'cactus'
  | 'rocks';
