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

const COMPOSER_WORDS: Readonly<Record<ComposerId, string>> = {
  landscape:
    'landscape mountain hill valley meadow alp alpine peak field lake countryside nature fjord highland cliff cabin balloon waterfall river volcano mount garden castle dragon village',
  seascape:
    'seascape sea ocean beach coast wave harbour harbor island boat sail sailboat ship lighthouse bay shore lagoon surf',
  city: 'city cityscape skyline street skyscraper building tower urban metropolis downtown tokyo york neon cyberpunk futuristic bridge architecture rooftop alley car train robot',
  'night-sky':
    'galaxy nebula cosmos space universe aurora milky_way night_sky northern_lights starry_sky starry_night constellation comet planet cosmic spaceship rocket alien',
  forest: 'forest wood woodland jungle tree pine birch grove redwood fern mushroom rainforest swamp',
  desert: 'desert dune canyon sahara mesa cactus oasis camel sand arizona pyramid western mars',
  flow: 'abstract flow swirl ribbon fluid liquid gradient wallpaper marble silk smoke texture psychedelic energy motion',
  poster:
    'geometric geometry poster bauhaus minimalist minimal pattern shape circle logo cubist mid_century modernist memphis collage',
  portrait:
    'portrait woman man girl boy face person model lady human headshot queen king warrior astronaut self character singer dancer',
  'still-life':
    'still_life vase fruit bottle cup coffee tea bowl bouquet flower rose tulip plant pot apple orange pear lemon table book candle food product perfume cafe cake bread cheese breakfast',
};

/** Count little: they decide only where nothing else names a subject. */
const LIKELY_COMPOSER_WORDS: Readonly<Partial<Record<ComposerId, string>>> = {
  landscape: 'horse dog cat sky cloud sun spring summer autumn winter snow fog mist rain sunset sunrise',
  forest: 'fox deer bear wolf owl rabbit fairy',
  'night-sky': 'star moon',
};

const TIME_WORDS: Readonly<Record<TimeOfDay, string>> = {
  dawn: 'dawn sunrise daybreak first_light',
  morning: 'morning',
  noon: 'noon day daylight midday afternoon daytime',
  sunset: 'sunset sundown golden_hour evening',
  dusk: 'dusk twilight blue_hour nightfall',
  night: 'night midnight moonlit nocturnal starry starry_night night_sky',
};

const LIKELY_TIME_WORDS: Readonly<Record<TimeOfDay, string>> = {
  dawn: 'blossom',
  morning: 'spring meadow coffee breakfast',
  noon: 'summer tropical sunny',
  sunset: 'autumn fall palm savanna balloon',
  dusk: 'futuristic cyberpunk cityscape candle lighthouse',
  night: 'moon moonlight star aurora galaxy nebula northern_lights milky_way neon space cosmos constellation',
};

const WEATHER_WORDS: Readonly<Record<Weather, string>> = {
  clear: 'clear sunny',
  cloudy: 'cloudy overcast cloud',
  rain: 'rain rainy drizzle shower wet',
  mist: 'mist misty fog foggy haze hazy',
  snow: 'snow snowy winter ice icy blizzard frozen arctic christmas',
  storm: 'storm stormy thunder lightning tempest hurricane thunderstorm',
};

const MOOD_WORDS: Readonly<Record<Mood, string>> = {
  neutral: '',
  calm: 'calm peaceful serene quiet tranquil still gentle zen soft',
  dramatic: 'dramatic epic majestic powerful intense storm stormy bold cinematic',
  dreamy: 'dreamy dream ethereal fantasy magical surreal whimsical pastel',
  cosy: 'cosy cozy warm homely candle hygge cabin',
  eerie: 'eerie spooky haunted dark horror mysterious ghost gothic creepy',
  joyful: 'joyful happy cheerful vibrant colorful colourful playful bright fun festival',
};

const TONE_WORDS: Readonly<Record<Tint['tone'], string>> = {
  colour: '',
  monochrome: 'monochrome grayscale greyscale noir black_and_white grey gray charcoal silver',
  pastel: 'pastel',
  dark: 'dark black moody noir',
};

/** Hue in OKLCH degrees of each colour word. */
const HUE_WORDS: Readonly<Record<number, string>> = {
  5: 'pink rose cherry_blossom sakura magenta fuchsia blush',
  25: 'red crimson scarlet ruby maroon cherry',
  36: 'coral salmon vermilion',
  52: 'orange copper rust terracotta peach apricot tangerine bronze brown',
  82: 'gold golden amber honey ochre mustard',
  100: 'yellow lemon saffron',
  128: 'lime chartreuse olive',
  148: 'green emerald jade mint sage moss',
  188: 'teal turquoise aqua',
  210: 'cyan',
  250: 'blue azure sapphire cerulean',
  268: 'navy cobalt indigo',
  293: 'violet lavender lilac periwinkle',
  308: 'purple plum amethyst mauve orchid',
};

const ELEMENT_WORDS: Readonly<Record<SceneElement, string>> = {
  sun: 'sun sunny sunrise sunset',
  moon: 'moon moonlit moonlight lunar',
  stars: 'star starry constellation milky_way galaxy',
  clouds: 'cloud cloudy overcast',
  aurora: 'aurora northern_lights',
  mountains: 'mountain peak alp alpine volcano fjord mount cliff',
  trees: 'tree pine forest wood woodland birch grove',
  palm: 'palm tropical coconut oasis',
  flowers: 'flower cherry_blossom blossom meadow tulip poppy rose bouquet bloom lavender',
  lighthouse: 'lighthouse beacon',
  boat: 'boat sail sailboat ship yacht harbour harbor',
  birds: 'bird gull seagull crane flock',
  cabin: 'cabin cottage house hut lodge barn',
  river: 'river stream lake waterfall fjord reflection',
  neon: 'neon cyberpunk futuristic',
  people: 'people person hiker couple man woman silhouette traveller traveler wanderer figure child',
  fox: 'fox',
  cat: 'cat kitten',
  deer: 'deer stag elk',
  balloon: 'balloon',
  cactus: 'cactus cacti saguaro',
  rocks: 'rock cliff stone boulder',
};

/** A colour that is also a thing, an orange or a rose, counts less than a plain subject. */
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
