import type { MusicGenre } from '@aic/contract';
import { buildLexicon, rowsOf, type Lexicon, type LexiconRow } from '../../prompt/terms.ts';
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
  | { facet: 'genre'; value: MusicGenre }
  | { facet: 'likely-genre'; value: MusicGenre }
  | { facet: 'flavour'; value: Flavour }
  | { facet: 'feel'; value: Feel }
  | { facet: 'meter'; value: Meter }
  | { facet: 'family'; value: Family };

const GENRE_WORDS: Readonly<Record<MusicGenre, string>> = {
  pop: 'pop radio chart singalong synthpop disco funk k_pop dance_pop anthem catchy',
  rock: 'rock metal punk grunge riff indie_rock hard_rock garage power_chord stadium headbanging',
  electronic:
    'electronic techno house trance edm dubstep synthwave dance club rave electro dnb drum_and_bass idm chiptune drop four_on_the_floor retrowave',
  jazz: 'jazz swing bebop bossa bossa_nova big_band noir smoky lounge speakeasy dixieland walking_bass',
  classical:
    'classical orchestral orchestra symphony symphonic baroque chamber_music quartet concerto sonata mozart bach vivaldi beethoven romantic_era minuet cinematic film_score opera',
  'hip-hop':
    'hip_hop hiphop rap trap boom_bap lo_fi lofi drill beats_to_study chillhop 808 r_and_b rnb phonk study_beat',
  folk: 'folk acoustic country bluegrass campfire celtic irish americana singer_songwriter ballad_of fingerpicked fingerpicking unplugged sea_shanty western cowboy tavern',
  ambient:
    'ambient drone meditation meditative soundscape sleep spa yoga atmospheric ethereal new_age healing background_texture space_music',
};

/** Count little: they decide only where nothing else names a genre. */
const LIKELY_GENRE_WORDS: Readonly<Partial<Record<MusicGenre, string>>> = {
  pop: 'happy summer upbeat love party cheerful commercial advert ukulele',
  rock: 'distorted distortion electric_guitar aggressive rebellious motorcycle loud',
  electronic:
    'synth synthesizer futuristic neon cyberpunk robot arcade video_game game workout running sport',
  jazz: 'saxophone sax trumpet bar cocktail brush vibraphone coffee_shop cafe paris',
  classical: 'violin cello string harp waltz epic heroic elegant royal wedding battle adventure piano',
  'hip-hop': 'groove street vinyl beat chill skate city',
  folk: 'banjo mandolin fiddle guitar forest village farm mountain road_trip campfire autumn',
  ambient:
    'calm relaxing peaceful float floating cosmos space ocean underwater rain snow dream deep night nature',
};

const FLAVOUR_WORDS: Readonly<Record<Flavour, string>> = {
  trap: 'trap drill phonk',
  'lo-fi': 'lo_fi lofi chillhop study_beat beats_to_study dusty',
  techno: 'techno rave industrial warehouse acid',
  swing: 'swing big_band bebop dixieland',
  bossa: 'bossa bossa_nova samba latin',
  ballad: 'ballad slow_dance',
  metal: 'metal headbanging thrash doom',
  baroque: 'baroque bach vivaldi harpsichord',
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

const METER_WORDS: Readonly<Record<Meter, string>> = {
  '4/4': 'march four_four',
  '3/4': 'waltz minuet lullaby three_four',
  '6/8': 'jig six_eight sea_shanty barcarolle',
};

const FAMILY_WORDS: Readonly<Record<Family, string>> = {
  drums: 'drum drumbeat percussion beat kick snare hi_hat cymbal drummer',
  bass: 'bass bassline 808 sub_bass double_bass',
  piano: 'piano grand_piano pianist keys',
  'electric-piano': 'electric_piano rhodes wurlitzer e_piano',
  organ: 'organ hammond church_organ',
  guitar: 'guitar ukulele banjo mandolin lute strumming',
  harp: 'harp koto lyre',
  strings: 'string string_section orchestra violin_section string_quartet quartet',
  violin: 'violin fiddle viola',
  cello: 'cello',
  brass: 'brass trumpet horn trombone french_horn',
  flute: 'flute whistle ocarina recorder clarinet oboe woodwind pan_flute',
  saxophone: 'saxophone sax',
  choir: 'choir vocal voice chant singer singing choral',
  synth: 'synth synthesizer arpeggiator supersaw arpeggio pad',
  bells: 'bell celesta music_box glockenspiel chime xylophone marimba',
  vibraphone: 'vibraphone vibe',
  vinyl: 'vinyl crackle tape_hiss',
};

export const MUSIC_LEXICON: Lexicon<Meaning> = buildLexicon<Meaning>([
  ...rowsOf('genre', GENRE_WORDS),
  ...rowsOf('likely-genre', LIKELY_GENRE_WORDS),
  ...rowsOf('flavour', FLAVOUR_WORDS),
  ...rowsOf('meter', METER_WORDS),
  ...rowsOf('family', FAMILY_WORDS),
  ...FEEL_WORDS.map(([words, value]): LexiconRow<Meaning> => [words, { facet: 'feel', value }]),
]);
