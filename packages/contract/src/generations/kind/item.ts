import {
  flag,
  integer,
  list,
  nullable,
  number,
  object,
  oneOf,
  optional,
  text,
  time,
  uuid,
} from '../../shape/field.ts';

export const GENERATION_STATUSES = ['processing', 'completed', 'failed'] as const;
export type GenerationStatus = (typeof GENERATION_STATUSES)[number];

/** What the preview engine makes of a request's words, in short phrases in the user's own words. */
export const READING = object({
  understood: list(text),
  /** Left out, named as it was written. */
  ignored: list(text),
  /** What it is, where nothing of the words is known and its user agreed to something else. */
  instead: optional(nullable(text)),
});

/** What every item of a user's lists has. URLs are null until the file is stored. */
export const COMMON_FIELDS = {
  id: uuid,
  prompt: text,
  status: oneOf(GENERATION_STATUSES),
  /** 0..1 while processing, 1 when done. */
  progress: number(0, 1),
  /** 1 for the next in line; null when it is not waiting. More than 100 are not counted. */
  queuePosition: nullable(integer()),
  /**
   * 1 for the next in the user's own line, over the limit of their plan: nothing is held for it yet. Null or missing
   * when it is not in that line.
   */
  deferredPlace: optional(nullable(integer(1))),
  /** Credits held while processing, charged when completed. */
  credits: integer(0),
  /** True when a failed or cancelled item gave all of its credits back. */
  refunded: flag,
  /** What came back of them: less than all when some came from a grant that had ended meanwhile. */
  creditsReturned: integer(0),
  /** Why it failed, in words for the user. */
  error: nullable(text),
  /** Which engine made it, e.g. `openai` or `preview`. */
  provider: text,
  /** Its name where there were several to choose from. */
  engine: optional(nullable(text)),
  /** With it, the same request and an engine that has seeds, the result is the same; null once the item is deleted. */
  seed: optional(nullable(integer())),
  createdAt: time,
  completedAt: nullable(time),
  /** Shown on its user's public page, as long as that page is public. */
  isPublished: flag,
  /** It has a link by which everybody may see it. */
  isShared: optional(flag),
  /** What the preview engine made of the words; null or missing where the engine does not say. */
  reading: optional(nullable(READING)),
  /** Failed because its user cancelled it: never called failed on screen. */
  isCancelled: optional(flag),
  /** One of its files could not be given its content credentials, and is delivered without. */
  isUnmarked: optional(flag),
  isFavourite: optional(flag),
  /** The folder of the library that it lies in. */
  folderId: optional(nullable(uuid)),
  /** The same in all that one press has started together; null for one that was started alone. */
  batchId: optional(nullable(uuid)),
  /** Since when it lies in the bin: it is in no other list, and its user can still see it. */
  removedAt: optional(nullable(time)),
  /** The item that it was made from; null when none is known, and it may be gone since. */
  madeFrom: optional(nullable(object({ id: uuid, kind: text }))),
} as const;

/** Said where a picture is needed and none was chosen. */
export const MISSING_UPLOAD = 'Please upload an image first';

/**
 * AVIF and WebP previews, longest side 512 px. `large` is an AVIF of 1280 px: not of what has no more than 512, nor of
 * what an older release made.
 */
export const THUMBNAILS = nullable(object({ avif: text, webp: text, large: optional(text) }));

/** What the sample of a kind has of its own. Plain values: what no page uses is left out of its build. */
export type SampleOf<Item> = Omit<Item, keyof typeof SAMPLE | 'kind'>;

/** What the samples of all kinds have in common: a finished item of the preview engine. */
export const SAMPLE = {
  id: '0197a000-0000-7000-8000-000000000100',
  status: 'completed',
  progress: 1,
  queuePosition: null,
  refunded: false,
  creditsReturned: 0,
  error: null,
  provider: 'preview',
  createdAt: '2026-11-21T10:00:00.000Z',
  completedAt: '2026-11-21T10:00:03.000Z',
  isPublished: false,
} as const;

export const SAMPLE_THUMBNAILS = { avif: '/media/avif0', webp: '/media/webp0' };

/** Of `16:9` or `1024x1792`. */
export function sidesOf(sides: string): { width: number; height: number } {
  const [width = 1, height = 1] = sides.split(/[x:]/).map(Number);
  return { width, height };
}

/** Width by height. */
export const ratioOf = ({ width, height }: { width: number; height: number }): number => width / height || 1;
