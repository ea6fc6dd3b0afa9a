import type { ComposerId, Mood, SceneElement, TimeOfDay, Tint, Weather } from './scene.ts';
import { buildLexicon, rowsOf, type Lexicon, type LexiconRow } from './terms.ts';

/** One thing that a word says about the picture. */
type Meaning =
  | { facet: 'composer'; value: ComposerId }
  | { facet: 'likely-composer'; value: ComposerId }
  | { facet: 'time'; value: TimeOfDay }
  /** Counts when no hour is named. */
  | { facet: 'likely-time'; value: TimeOfDay }
  | { facet: 'weather'; value: Weather }
  | { facet: 'mood'; value: Mood }
  | { facet: 'hue'; value: number }
  | { facet: 'tone'; value: Tint['tone'] }
  | { facet: 'element'; value: SceneElement };

/** `weight` is how much it counts in the vote about the subject. */
export type WeighedMeaning = Meaning & { weight: number };

/** Only what its composer paints: a word that names more than can be seen in the picture is no word of it. */
const COMPOSER_WORDS: Readonly<Record<ComposerId, string>> = {
  landscape:
    'landscape mountain hill valley alp alpine peak lake countryside nature highland cabin balloon river',
  seascape: 'seascape sea ocean coast wave boat sail sailboat sailing_boat lighthouse shore bay rock',
  city: 'city cityscape skyline skyscrapers downtown metropolis cyberpunk towers buildings',
  'night-sky': 'galaxy aurora milky_way night_sky northern_lights starry_sky starry_night',
  forest: 'forest wood woodland pines trees spruces grove fern',
  desert: 'desert dune mesa cactus sahara',
  flow: 'abstract ribbon silk',
  poster: 'geometric geometry bauhaus geometric_shapes mid_century',
  portrait: 'portrait face head profile woman',
  'still-life': 'still_life vase fruit bouquet flowers',
};

/** Count little: they decide only where nothing else names a subject. */
const LIKELY_COMPOSER_WORDS: Readonly<Partial<Record<ComposerId, string>>> = {
  landscape: 'cat sky clouds sun snow snowfall fog mist rain sunset sunrise thunderstorm',
  forest: 'fox deer pine',
  'night-sky': 'stars moon full_moon',
};

const TIME_WORDS: Readonly<Record<TimeOfDay, string>> = {
  dawn: 'dawn sunrise daybreak first_light',
  morning: 'morning',
  noon: 'noon day daylight midday afternoon daytime',
  sunset: 'sunset sundown golden_hour evening',
  dusk: 'dusk twilight blue_hour nightfall',
  night: 'night midnight nighttime moonlit nocturnal starry starry_night night_sky',
};

/** They count when no hour is named, and promise none. */
const LIKELY_TIME_WORDS: Readonly<Partial<Record<TimeOfDay, string>>> = {
  noon: 'sunny',
  sunset: 'palm balloon',
  dusk: 'futuristic cyberpunk cityscape lighthouse',
  night: 'moon full_moon moonlight stars aurora galaxy northern_lights milky_way neon',
};

const WEATHER_WORDS: Readonly<Record<Weather, string>> = {
  clear: 'clear sunny',
  cloudy: 'cloudy overcast clouds',
  rain: 'rain rainy drizzle shower',
  mist: 'mist misty fog foggy haze hazy',
  snow: 'snow snowy snowfall winter blizzard',
  storm: 'storm stormy tempest thunderstorm',
};

const MOOD_WORDS: Readonly<Record<Mood, string>> = {
  neutral: '',
  calm: 'calm peaceful serene quiet tranquil still gentle zen soft',
  dramatic: 'dramatic epic majestic powerful intense storm stormy bold cinematic',
  dreamy: 'dreamy ethereal magical surreal whimsical pastel',
  cosy: 'cosy cozy warm homely hygge',
  eerie: 'eerie spooky haunted dark mysterious gothic creepy',
  joyful: 'joyful happy cheerful vibrant colorful colourful playful bright fun',
};

const TONE_WORDS: Readonly<Record<Tint['tone'], string>> = {
  colour: '',
  monochrome: 'monochrome grayscale greyscale noir black_and_white grey gray charcoal silver',
  pastel: 'pastel',
  dark: 'dark moody',
};

/** Hue in OKLCH degrees of each colour word. */
const HUE_WORDS: Readonly<Record<number, string>> = {
  5: 'pink magenta fuchsia blush',
  25: 'red crimson scarlet ruby maroon',
  36: 'coral salmon vermilion',
  52: 'orange copper rust terracotta peach apricot tangerine bronze brown',
  82: 'gold golden amber honey ochre mustard',
  100: 'yellow lemon saffron',
  128: 'lime chartreuse olive',
  148: 'green emerald jade mint sage',
  188: 'teal turquoise aqua',
  210: 'cyan',
  250: 'blue azure sapphire cerulean',
  268: 'navy cobalt indigo',
  293: 'violet lavender lilac periwinkle',
  308: 'purple plum amethyst mauve orchid',
};

const ELEMENT_WORDS: Readonly<Record<SceneElement, string>> = {
  sun: 'sun',
  moon: 'moon full_moon moonlit moonlight',
  stars: 'stars starry starry_sky starry_night milky_way galaxy',
  clouds: 'clouds cloudy overcast',
  aurora: 'aurora northern_lights',
  mountains: 'mountain peak alp alpine',
  trees: 'trees pines spruces grove pine',
  palm: 'palm palm_tree',
  flowers: 'flowers bouquet',
  lighthouse: 'lighthouse',
  boat: 'boat sail sailboat sailing_boat',
  birds: 'birds seagulls gulls flock_of_birds',
  cabin: 'cabin cottage house hut lodge',
  river: 'river lake',
  neon: 'neon cyberpunk futuristic',
  people: 'person hiker figure wanderer traveller traveler',
  fox: 'fox',
  cat: 'cat',
  deer: 'deer stag',
  balloon: 'balloon hot_air_balloon',
  cactus: 'cactus cacti saguaro',
  rocks: 'rock boulder cliff',
};

/** A colour that is also a thing counts less than a plain subject. */
const COLOUR_WEIGHT = 0.2;

export const SCENE_LEXICON: Lexicon<WeighedMeaning> = weigh(
  buildLexicon<Meaning>([
    ...rowsOf('composer', COMPOSER_WORDS),
    ...rowsOf('likely-composer', LIKELY_COMPOSER_WORDS),
    ...rowsOf('time', TIME_WORDS),
    ...rowsOf('likely-time', LIKELY_TIME_WORDS),
    ...rowsOf('weather', WEATHER_WORDS),
    ...rowsOf('mood', MOOD_WORDS),
    ...rowsOf('tone', TONE_WORDS),
    ...rowsOf('element', ELEMENT_WORDS),
    ...Object.entries(HUE_WORDS).map(([hue, words]): LexiconRow<Meaning> => [
      words,
      { facet: 'hue', value: Number(hue) },
    ]),
  ]),
);

function weigh(lexicon: Lexicon<Meaning>): Lexicon<WeighedMeaning> {
  const weighed = [...lexicon].map(([term, meanings]) => {
    const weight = meanings.some(({ facet }) => facet === 'hue') ? COLOUR_WEIGHT : 1;
    return [term, meanings.map((meaning) => ({ ...meaning, weight }))] as const;
  });
  return new Map(weighed);
}
