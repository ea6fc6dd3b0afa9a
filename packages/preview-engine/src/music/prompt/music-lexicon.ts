import type { MusicGenre } from '@aic/contract';
import { buildLexicon, rowsOf, termsOf, type Lexicon, type LexiconRow } from '../../prompt/terms.ts';
import type { Mode } from '../theory/key.ts';
import type { Family, Flavour, Meter } from './music-brief.ts';

/** How a mood shifts the music; each scale runs from -1 to 1, pace from -2 to 2. */
export interface Feel {
  mode?: Mode;
  pace?: number;
  energy?: number;
  brightness?: number;
  space?: number;
}

/** One thing that a word says about the music. */
export type Meaning =
  /** One instrument and nothing else. */
  | { facet: 'solo'; value: true }
  | { facet: 'genre'; value: MusicGenre }
  | { facet: 'likely-genre'; value: MusicGenre }
  | { facet: 'flavour'; value: Flavour }
  | { facet: 'feel'; value: Feel }
  | { facet: 'meter'; value: Meter }
  | { facet: 'family'; value: Family };

const GENRE_WORDS: Readonly<Record<MusicGenre, string>> = {
  pop: 'pop radio chart synthpop disco funk funky dance_pop anthem catchy',
  rock: 'rock metal punk grunge riff indie_rock hard_rock garage_rock power_chord stadium_rock',
  electronic:
    'electronic techno house trance edm dubstep synthwave dance club rave electro retrowave four_on_the_floor',
  jazz: 'jazz jazzy swing bebop bossa bossa_nova big_band lounge walking_bass',
  classical: 'classical orchestral symphonic baroque sonata minuet cinematic film_score',
  'hip-hop': 'hip_hop hiphop trap boom_bap lo_fi lofi drill chillhop phonk',
  folk: 'folk acoustic country bluegrass celtic americana fingerpicked fingerpicking unplugged',
  ambient: 'ambient drone soundscape atmospheric new_age',
};

/** Count little: they decide only where nothing else names a genre. */
const LIKELY_GENRE_WORDS: Readonly<Partial<Record<MusicGenre, string>>> = {
  pop: 'happy upbeat cheerful',
  rock: 'distorted electric_guitar aggressive rebellious',
  electronic: 'synth synthesizer',
  jazz: 'saxophone sax vibraphone',
  classical: 'violin cello string harp waltz epic heroic piano',
  'hip-hop': 'groove vinyl beat chill',
  folk: 'fiddle guitar',
  ambient: 'calm relaxing peaceful float floating dreamy',
};

const FLAVOUR_WORDS: Readonly<Record<Flavour, string>> = {
  trap: 'trap drill phonk',
  'lo-fi': 'lo_fi lofi chillhop dusty',
  techno: 'techno rave',
  bossa: 'bossa bossa_nova',
  ballad: 'ballad',
  metal: 'metal',
  baroque: 'baroque',
};

const FEEL_WORDS: readonly (readonly [words: string, feel: Feel])[] = [
  [
    'happy cheerful joyful joyous fun playful sunny summer party bright celebration carefree',
    { mode: 'major', pace: 0.5, energy: 0.4, brightness: 0.5 },
  ],
  [
    'uplifting hopeful inspiring triumphant optimistic motivational',
    { mode: 'major', energy: 0.4, brightness: 0.4 },
  ],
  [
    'sad melancholy melancholic sorrow sorrowful lonely heartbreak tearful mournful grief',
    { mode: 'minor', pace: -0.8, energy: -0.5, brightness: -0.3 },
  ],
  [
    'dark ominous sinister haunting eerie gloomy noir horror doom',
    { mode: 'minor', pace: -0.3, brightness: -0.7, space: 0.3 },
  ],
  ['mysterious suspense suspenseful tense mystic mystical', { mode: 'minor', brightness: -0.3, space: 0.3 }],
  ['angry aggressive furious intense rebellious brutal', { mode: 'minor', pace: 0.6, energy: 0.9 }],
  [
    'epic heroic grand majestic battle dramatic cinematic powerful',
    { mode: 'minor', energy: 0.8, space: 0.5 },
  ],
  [
    'calm peaceful relaxing relaxed gentle soothing serene tender quiet soft tranquil mellow chill',
    { pace: -0.7, energy: -0.7, brightness: -0.2 },
  ],
  ['romantic love warm intimate lullaby', { mode: 'major', pace: -0.6, energy: -0.4 }],
  [
    'dreamy dream ethereal floating float hazy celestial',
    { mode: 'major', pace: -0.5, energy: -0.4, space: 0.6 },
  ],
  [
    'nostalgic nostalgia wistful bittersweet autumn rain rainy night midnight',
    { mode: 'minor', pace: -0.3, energy: -0.2 },
  ],
  [
    'energetic upbeat driving powerful pumping workout running banger hype',
    { pace: 0.6, energy: 0.8, brightness: 0.3 },
  ],
  ['space cathedral cosmic vast spacious reverb echo ocean underwater', { space: 0.8 }],
  ['dry close intimate', { space: -0.6 }],
  ['slow slowly adagio largo lento downtempo', { pace: -1.4 }],
  ['fast quick rapid allegro presto uptempo', { pace: 1.4 }],
  ['moderate andante mid_tempo midtempo', { pace: -0.3 }],
  ['very_slow', { pace: -2 }],
  ['very_fast racing', { pace: 2 }],
];

/** Terms of moods that name what no instrument plays. */
export const UNHEARD: ReadonlySet<string> = new Set(
  termsOf(
    'sunny summer party celebration battle love autumn rain rainy night midnight workout running space cosmic ocean underwater',
  ),
);

const METER_WORDS: Readonly<Record<Meter, string>> = {
  '4/4': 'four_four',
  '3/4': 'waltz minuet three_four',
  '6/8': 'six_eight',
};

/** Only what the synthesizer plays: a banjo is no guitar. */
const FAMILY_WORDS: Readonly<Record<Family, string>> = {
  drums: 'drum drumbeat percussion beat',
  bass: 'bass bassline bass_line',
  piano: 'piano grand_piano',
  'electric-piano': 'electric_piano rhodes',
  organ: 'organ hammond_organ',
  guitar: 'guitar electric_guitar',
  harp: 'harp',
  strings: 'strings string_section',
  violin: 'violin fiddle',
  cello: 'cello',
  brass: 'brass brass_section',
  flute: 'flute',
  saxophone: 'saxophone sax',
  synth: 'synth synthesizer pad',
  bells: 'bell',
  vibraphone: 'vibraphone',
  vinyl: 'vinyl crackle vinyl_crackle',
};

export const MUSIC_LEXICON: Lexicon<Meaning> = buildLexicon<Meaning>([
  ...rowsOf('genre', GENRE_WORDS),
  ...rowsOf('likely-genre', LIKELY_GENRE_WORDS),
  ...rowsOf('flavour', FLAVOUR_WORDS),
  ...rowsOf('meter', METER_WORDS),
  ...rowsOf('family', FAMILY_WORDS),
  ['solo only alone just unaccompanied', { facet: 'solo', value: true }],
  ...FEEL_WORDS.map(([words, value]): LexiconRow<Meaning> => [words, { facet: 'feel', value }]),
]);
