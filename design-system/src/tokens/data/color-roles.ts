import type { ColorName } from '../dark.ts';

/** WCAG 2.2: 4.5 for text (1.4.3), 3 for shapes that have to be seen (1.4.11). */
export type Contrast = 4.5 | 3;

export interface ColorRole {
  /** What it is for. */
  words: string;
  /** What it may stand on, and the contrast that is kept there. Empty for what stands behind others, or is decoration. */
  on: readonly (readonly [ground: ColorName, contrast: Contrast])[];
}

const SURFACES = ['bg', 'surface', 'raised', 'overlay', 'hover'] as const satisfies readonly ColorName[];

const text = (...fills: readonly ColorName[]): ColorRole['on'] =>
  [...SURFACES, ...fills].map((ground) => [ground, 4.5]);
const shape: ColorRole['on'] = SURFACES.map((ground) => [ground, 3]);
const button: ColorRole['on'] = [
  ['bg', 3],
  ['surface', 3],
];
const labelOf = (...fills: readonly ColorName[]): ColorRole['on'] => fills.map((ground) => [ground, 4.5]);

/** The roles by their groups, as the Colour page has them, and as descriptions in the token files. */
export const colorGroups = {
  Surfaces: {
    bg: { words: 'The page.', on: [] },
    surface: { words: 'Cards, the bar and fields: what lies on the page.', on: [] },
    raised: {
      words: 'Secondary buttons, tiles that wait, and a card under the pointer: one step up.',
      on: [],
    },
    overlay: { words: 'Dialogs, menus, popovers and toasts: what floats.', on: [] },
    hover: {
      words: 'What is under the pointer, what is disabled, and the ground of what is still loading.',
      on: [],
    },
    scrim: { words: 'Over the page while a dialog is open.', on: [] },
  },
  Lines: {
    border: {
      words: 'Edges of cards and lines between rows. Decoration: nothing depends on seeing it.',
      on: [],
    },
    borderStrong: { words: 'The edge of a field or a checkbox, which says that it is one.', on: shape },
    focus: { words: 'The ring around what has the focus: 2 px, 2 px away.', on: shape },
  },
  Text: {
    fg: { words: 'Text, headings and values.', on: text('accentSubtle', 'dangerSubtle') },
    fgMuted: {
      words: 'What is secondary: descriptions, dates, labels of facts.',
      on: text('accentSubtle', 'dangerSubtle'),
    },
    fgSubtle: { words: 'Hints, placeholders and disabled labels. Still readable.', on: text() },
    accentText: { words: 'Links, and what is chosen: the accent as text.', on: text('accentSubtle') },
  },
  Accent: {
    accent: { words: 'The fill of the one primary button, and of what is switched on.', on: button },
    accentHover: { words: 'That fill under the pointer.', on: [] },
    accentActive: { words: 'That fill while it is pressed.', on: [] },
    onAccent: { words: 'The label on it.', on: labelOf('accent', 'accentHover', 'accentActive') },
    accentSubtle: { words: 'Behind what is chosen: a chip, a row, a card.', on: [] },
  },
  Status: {
    success: { words: 'It is done, or it is active.', on: text() },
    warning: { words: 'It works, and something has to be known or will end.', on: text() },
    info: { words: 'Something to know, and nothing to do.', on: text() },
    dangerText: { words: 'It failed or is refused: the reason, in words.', on: text('dangerSubtle') },
    danger: { words: 'The fill of a button that removes something.', on: button },
    dangerHover: { words: 'That fill under the pointer.', on: [] },
    onDanger: { words: 'The label on it.', on: labelOf('danger', 'dangerHover') },
    dangerSubtle: { words: 'Behind a whole message that something failed.', on: [] },
  },
  Tools: {
    toolImage: { words: 'The icon and the empty art of pictures.', on: shape },
    toolVideo: { words: 'The icon and the empty art of videos.', on: shape },
    toolMusic: { words: 'The icon and the empty art of music.', on: shape },
    toolText: { words: 'The icon and the empty art of texts.', on: shape },
  },
} as const satisfies Record<string, Partial<Record<ColorName, ColorRole>>>;

/** Every colour has a role: one that is left out is a type error here. */
export const colorRoles: Readonly<Record<ColorName, ColorRole>> = {
  ...colorGroups.Surfaces,
  ...colorGroups.Lines,
  ...colorGroups.Text,
  ...colorGroups.Accent,
  ...colorGroups.Status,
  ...colorGroups.Tools,
};
