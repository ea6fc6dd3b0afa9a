import { integer, list, nullable, object, text, time, uuid, type ValueOf } from '../shape/field.ts';

/** Of one user. With one more, the one goes that was not used for the longest time. */
export const UPLOADS_MAX = 500;

/** How long a removed upload can be taken back; then it is purged. The page offers it for ten seconds. */
export const UPLOAD_UNDO_MINUTES = 5;

export const UPLOAD_COMMANDS = ['remove', 'restore'] as const;
export type UploadCommandName = (typeof UPLOAD_COMMANDS)[number];

/** A picture that its user has sent with a press: material for others. */
export const UPLOAD = object({
  id: uuid,
  imageUrl: text,
  thumbnails: nullable(object({ avif: text, webp: text })),
  /** Pixels. */
  width: integer(1),
  height: integer(1),
  sizeBytes: integer(0),
  mediaType: text,
  createdAt: time,
  /** With the last press; the order of the list. */
  usedAt: time,
});
export type Upload = ValueOf<typeof UPLOAD>;

/** POST /api/uploads/commands: those that it changed. A repeat changes none. */
export const UPLOAD_CHANGE = object({ ids: list(uuid) });

const PREFIX = 'upload.';

/** Names an upload where an item may be named as well: in an address, in what is dragged. */
export const uploadRef = (id: string): string => `${PREFIX}${id}`;

/** The id of an upload; null where an item is named. */
export const uploadIdOf = (ref: string): string | null =>
  ref.startsWith(PREFIX) ? ref.slice(PREFIX.length) : null;

/** For tests and stories. */
export const UPLOAD_SAMPLE: Upload = {
  id: '0197a000-0000-7000-8000-000000000200',
  imageUrl: '/media/00000000000000000000000000000020',
  thumbnails: { avif: '/media/avif20', webp: '/media/webp20' },
  width: 1200,
  height: 800,
  sizeBytes: 240_000,
  mediaType: 'image/jpeg',
  createdAt: '2026-11-24T10:00:00.000Z',
  usedAt: '2026-11-24T10:00:00.000Z',
};
