import { termsOf } from '../../prompt/terms.ts';
import type { Adjustment, AdjustmentId, Geometry, SignedId } from '../model/operations.ts';

/** What a term of a prompt asks for. */
export type Meaning =
  /** `isNoun`: "contrast" alone means more of it, and "no contrast" means less; "no warmer" only forbids. */
  | { facet: 'signed'; id: SignedId; direction: 1 | -1; isNoun: boolean }
  | { facet: 'look'; label: string; adjustments: readonly Adjustment[] }
  | { facet: 'geometry'; label: string; operation: Geometry }
  /** Takes its colours from the words around it. */
  | { facet: 'colouring'; style: 'tint' | 'duotone' | 'frame' }
  | { facet: 'auto' };

interface SignedWords {
  up: string;
  down: string;
  noun: string;
  labels: readonly [up: string, down: string];
}

/** Rows as in the other lexicons; articles do not matter either. */
const SIGNED_WORDS: Readonly<Record<SignedId, SignedWords>> = {
  brightness: {
    up: 'brighter brighten bright lighter lighten light_up more_light underexposed under_exposed low_light',
    down: 'darker darken dark dim dimmer less_light overexposed over_exposed',
    noun: 'brightness exposure',
    labels: ['brighter', 'darker'],
  },
  contrast: {
    up: 'contrasty punchy punchier crisp crisper',
    down: 'flat flatter',
    noun: 'contrast',
    labels: ['more contrast', 'less contrast'],
  },
  warmth: {
    up: 'warm warmer warming golden golden_hour sunny sunnier cosy cozy yellowish orangey',
    down: 'cool cooler cold colder icy bluish blueish wintry',
    noun: 'warmth',
    labels: ['warmer', 'cooler'],
  },
  saturation: {
    up: 'vivid vibrant saturated saturate more_saturated colourful richer rich_colour vivid_colour more_colour bolder_colour stronger_colour pop colour_pop',
    down: 'muted mute desaturated desaturate pale paler dull less_colour softer_colour subdued garish',
    noun: 'saturation vibrance colourfulness',
    labels: ['more vivid', 'more muted'],
  },
  shadows: {
    up: 'lift_shadow open_shadow brighten_shadow lighten_shadow brighter_shadow lighter_shadow raise_shadow',
    down: 'deepen_shadow darken_shadow darker_shadow deeper_shadow',
    noun: 'shadow_detail',
    labels: ['lighter shadows', 'deeper shadows'],
  },
  highlights: {
    up: 'brighten_highlight brighter_highlight lift_highlight',
    down: 'recover_highlight lower_highlight tame_highlight darken_highlight darker_highlight softer_highlight reduce_highlight reduce_glare blown_out',
    noun: 'highlight',
    labels: ['brighter highlights', 'softer highlights'],
  },
  sharpness: {
    up: 'sharp sharper sharpen sharpened in_focus unblur deblur sharper_detail more_detail detailed detail crisp_detail',
    down: 'blur blurred blurry soften softer softened soft soft_focus out_of_focus defocus smooth smoother smoothen',
    noun: 'sharpness',
    labels: ['sharper', 'softer'],
  },
  noise: {
    up: 'grainy grainier noisy film_grain',
    down: 'denoise denoised clean_up noise_reduction reduce_noise remove_noise remove_grain less_noise',
    noun: 'grain noise',
    labels: ['film grain', 'less noise'],
  },
  clarity: {
    up: 'clear clearer crystal_clear dehaze dehazed remove_haze less_haze less_hazy structure local_contrast',
    down: 'hazy haze misty foggy airy',
    noun: 'clarity texture definition depth',
    labels: ['clearer', 'hazier'],
  },
};

const LOOKS: readonly (readonly [
  label: string,
  words: string,
  adjustments: Readonly<Partial<Record<AdjustmentId, number>>>,
])[] = [
  [
    'black and white',
    'black_and_white black_white black_n_white bw monochrome mono greyscale grey_scale remove_colour remove_all_colour no_colour without_colour colourless desaturate_completely completely_desaturated',
    { mono: 1, contrast: 0.15 },
  ],
  ['film noir', 'noir film_noir', { mono: 1, contrast: 0.6, vignette: 0.7 }],
  ['sepia', 'sepia old_photo antique daguerreotype brownish', { sepia: 1 }],
  [
    'vintage look',
    'vintage retro nostalgic analog analogue polaroid old_film film_look seventies 70s 1970s lomo lomography instagram',
    { fade: 0.75, warmth: 0.4, saturation: -0.22, split: 0.3, vignette: 0.5, noise: 0.3 },
  ],
  [
    'cinematic',
    'cinematic cinema movie film_still blockbuster teal_and_orange',
    { split: 0.75, contrast: 0.35, saturation: 0.05, vignette: 0.35 },
  ],
  [
    'dramatic',
    'dramatic moody intense gritty',
    { contrast: 0.5, clarity: 0.7, brightness: -0.22, vignette: 0.5 },
  ],
  ['HDR look', 'hdr high_dynamic_range', { clarity: 1, shadows: 0.6, highlights: -0.5, saturation: 0.25 }],
  ['faded', 'fade faded matte washed_out', { fade: 1 }],
  ['dreamy', 'dreamy dream ethereal romantic magical', { glow: 0.8, fade: 0.25, warmth: 0.12 }],
  ['glow', 'glow glowing bloom halo orton', { glow: 1 }],
  ['vignette', 'vignette vignetting dark_corner darker_corner dark_edge darker_edge', { vignette: 1 }],
  ['inverted colours', 'invert inverted negative invert_colour inverted_colour', { invert: 1 }],
  ['posterized', 'posterize posterized posterise pop_art comic flat_colour fewer_colour', { posterize: 1 }],
  ['pixelated', 'pixelate pixelated pixelation pixel_art pixel mosaic 8_bit', { pixelate: 1 }],
];

const GEOMETRIES: readonly (readonly [label: string, words: string, operation: Geometry])[] = [
  ['cropped to a square', 'square crop_square crop_to_square square_crop 1:1', { kind: 'crop', ratio: 1 }],
  ['cropped to 4:3', '4:3 4x3', { kind: 'crop', ratio: 4 / 3 }],
  ['cropped to 3:4', '3:4 3x4', { kind: 'crop', ratio: 3 / 4 }],
  ['cropped to 3:2', '3:2 3x2', { kind: 'crop', ratio: 3 / 2 }],
  ['cropped to 2:3', '2:3 2x3', { kind: 'crop', ratio: 2 / 3 }],
  [
    'cropped to 4:5',
    '4:5 4x5 crop_portrait portrait_crop crop_to_portrait portrait_format portrait_orientation upright_format',
    { kind: 'crop', ratio: 4 / 5 },
  ],
  ['cropped to 5:4', '5:4 5x4', { kind: 'crop', ratio: 5 / 4 }],
  [
    'cropped to 16:9',
    '16:9 16x9 widescreen wide_screen crop_landscape landscape_crop crop_to_landscape landscape_format landscape_orientation',
    { kind: 'crop', ratio: 16 / 9 },
  ],
  ['cropped to 9:16', '9:16 9x16 story_format crop_to_story', { kind: 'crop', ratio: 9 / 16 }],
  ['cropped to 21:9', '21:9 21x9 panorama panoramic', { kind: 'crop', ratio: 21 / 9 }],
  ['rotated right', 'rotate rotated rotation turn_right turn_clockwise', { kind: 'turn', degrees: 90 }],
  [
    'rotated left',
    'turn_left rotate_left turn_counterclockwise turn_anticlockwise',
    { kind: 'turn', degrees: 270 },
  ],
  [
    'turned upside down',
    'upside_down rotate_180 turn_around turn_upside_down half_turn',
    { kind: 'turn', degrees: 180 },
  ],
  [
    'mirrored',
    'mirror mirrored flip flipped flip_horizontal flip_horizontally mirror_horizontally flip_left_right horizontal_flip',
    { kind: 'mirror', axis: 'left-right' },
  ],
  [
    'flipped top to bottom',
    'flip_vertical flip_vertically mirror_vertically vertical_flip flip_upside_down',
    { kind: 'mirror', axis: 'top-bottom' },
  ],
];

const COLOURING_WORDS: Readonly<Record<'tint' | 'duotone' | 'frame', string>> = {
  tint: 'tint tinted tone toned cast colour_cast wash colour_wash hue filter',
  duotone: 'duotone duo_tone two_tone',
  frame: 'frame framed border bordered passepartout mat edge_border',
};

const AUTO_WORDS =
  'enhance enhanced improve improved improvement auto automatic auto_enhance better fix fix_up correct correction retouch restore optimise optimize optimised optimized professional natural_colour natural_look natural more_natural balance balanced white_balance colour_balance nicer beautiful quality high_quality hd';

export const EDIT_LEXICON: ReadonlyMap<string, Meaning> = buildLexicon();

/** The user reads it as what was understood, e.g. "warmer". */
export function labelOf(id: SignedId, direction: 1 | -1): string {
  const [up, down] = SIGNED_WORDS[id].labels;
  return direction === 1 ? up : down;
}

function buildLexicon(): Map<string, Meaning> {
  const lexicon = new Map<string, Meaning>();
  const add = (words: string, meaning: Meaning): void => {
    for (const term of termsOf(words)) lexicon.set(term, meaning);
  };
  // Safe because a Record's own keys are its key type.
  for (const id of Object.keys(SIGNED_WORDS) as SignedId[]) {
    const { up, down, noun } = SIGNED_WORDS[id];
    add(up, { facet: 'signed', id, direction: 1, isNoun: false });
    add(down, { facet: 'signed', id, direction: -1, isNoun: false });
    add(noun, { facet: 'signed', id, direction: 1, isNoun: true });
  }
  for (const [label, words, amounts] of LOOKS) {
    // Safe for the same reason.
    const ids = Object.keys(amounts) as AdjustmentId[];
    const adjustments = ids.map((id): Adjustment => ({ kind: 'adjust', id, amount: amounts[id] ?? 0 }));
    add(words, { facet: 'look', label, adjustments });
  }
  for (const [label, words, operation] of GEOMETRIES) add(words, { facet: 'geometry', label, operation });
  for (const style of ['tint', 'duotone', 'frame'] as const) {
    add(COLOURING_WORDS[style], { facet: 'colouring', style });
  }
  add(AUTO_WORDS, { facet: 'auto' });
  return lexicon;
}
