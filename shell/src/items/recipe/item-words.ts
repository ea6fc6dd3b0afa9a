import {
  dateText,
  type EditType,
  engineNote,
  type FailureTexts,
  type Generation,
  type GenerationKind,
  isPreview,
  KINDS,
  type ProviderInfo,
} from '@aic/sdk';

/** Where a kind's own tool is. */
const PAGES: Readonly<Record<GenerationKind, string>> = {
  image: '/',
  edit: '/?mode=photo-editor',
  video: '/video',
  music: '/music',
  text: '/text',
};

const EDIT_NAMES: Readonly<Record<EditType, string>> = {
  enhance: 'Enhance',
  background_change: 'Change background',
  general: 'General edit',
};

/** The item's tool, with its words in the composer. */
export function promptPathOf({ id, kind }: Pick<Generation, 'id' | 'kind'>): string {
  const page = PAGES[kind];
  return `${page}${page.includes('?') ? '&' : '?'}use=${encodeURIComponent(id)}&as=prompt`;
}

/** The item's tool. */
export const pageOf = (kind: GenerationKind): string => PAGES[kind];

/** A film may be made of a picture, without words. */
export const titleOf = ({ prompt, kind }: Pick<Generation, 'prompt' | 'kind'>): string =>
  prompt === '' ? `${KINDS[kind].name} from an image` : prompt;

export const failureOf = (kind: GenerationKind): FailureTexts => ({
  title: 'Generation Failed',
  text: `${KINDS[kind].name}: it could not be started`,
});

/**
 * Names and values of how it was made.
 * @param provider of its kind; an engine that has no seeds made nothing of the item's
 */
export function recipeOf(item: Generation, provider: ProviderInfo | null) {
  return [
    ...settingsOf(item),
    { label: 'Seed', value: hasSeed(item, provider) ? (item.seed?.toString() ?? null) : null },
    { label: 'Engine', value: engineNote(item) ?? item.provider },
    { label: 'Credits', value: String(item.credits) },
    { label: 'Made', value: dateText(item.createdAt) },
    { label: 'Took', value: tookText(item) },
  ];
}

function hasSeed(item: Generation, provider: ProviderInfo | null): boolean {
  const engine = provider?.engines?.find(({ label }) => label === item.engine) ?? provider;
  return isPreview(item) || engine?.supports.seed !== false;
}

type Facts = ReadonlyArray<{ label: string; value: string | null }>;

function settingsOf(item: Generation): Facts {
  switch (item.kind) {
    case 'image':
      return [
        { label: 'Size', value: (item.pixels ?? item.size).replace('x', ' × ') },
        { label: 'Quality', value: capitalized(item.quality) },
        { label: 'Style', value: capitalized(item.style) },
        { label: 'Left out', value: item.exclude ?? null },
        { label: 'Reference', value: item.referenceImageUrl ? referenceText(item.strength) : null },
      ];
    case 'edit':
      return [
        { label: 'Edit', value: item.upscale ? `Upscale ×${item.upscale}` : EDIT_NAMES[item.editType] },
        { label: 'Strength', value: item.upscale ? null : `${item.strength} %` },
        { label: 'Changed', value: item.maskUrl ? 'A marked part' : null },
        { label: 'Size', value: `${item.width} × ${item.height}` },
      ];
    case 'video':
      return [
        { label: 'Length', value: `${item.duration} s` },
        { label: 'Aspect ratio', value: item.aspectRatio },
        { label: 'Camera', value: item.cameraControl && cameraText(item.cameraControl) },
      ];
    case 'music':
      return [
        { label: 'Length', value: `${item.duration} s` },
        { label: 'Genre', value: item.genre && capitalized(item.genre) },
      ];
    case 'text':
      return [
        { label: 'Style', value: capitalized(item.style) },
        { label: 'Ended', value: item.stopped ? 'Stopped by you' : null },
      ];
    default:
      return item satisfies never;
  }
}

const referenceText = (strength: number | null | undefined): string =>
  strength ? `A picture, strength ${strength} %` : 'A picture';

const cameraText = (camera: NonNullable<Extract<Generation, { kind: 'video' }>['cameraControl']>): string =>
  camera.direction === 'none'
    ? `Motion ${camera.motion}`
    : `${capitalized(camera.direction.replace('_', ' '))}, speed ${camera.speed}, motion ${camera.motion}`;

function tookText({ createdAt, completedAt, status }: Generation): string | null {
  if (completedAt === null || status !== 'completed') return null;
  const seconds = Math.max(1, Math.round((Date.parse(completedAt) - Date.parse(createdAt)) / 1000));
  return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

const capitalized = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
