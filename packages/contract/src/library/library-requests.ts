import { z } from 'zod';
import { GENERATION_KINDS, type GenerationKind } from '../generations/kinds/kinds.ts';
import { PAGE_SIZE_MAX } from '../shape/limits.ts';
import { nameText, pointInTime, wellFormed } from '../shape/values.ts';
import {
  FOLDER_NAME_LENGTH_MAX,
  LIBRARY_COMMAND_ITEMS_MAX,
  LIBRARY_COMMANDS,
  LIBRARY_PAGE_SIZE,
  LIBRARY_SEARCH_LENGTH_MAX,
  LIBRARY_SORTS,
  LIBRARY_ZIP_ITEMS_MAX,
} from './library.ts';

/** Only asked for or not: there is no other value. */
const asked = z.literal('true').optional();

/** GET /api/library. */
export const libraryQuerySchema = z.object({
  q: z
    .string()
    .overwrite(wellFormed)
    .trim()
    .max(LIBRARY_SEARCH_LENGTH_MAX, `Search for at most ${LIBRARY_SEARCH_LENGTH_MAX} characters`)
    .optional(),
  /** Separated by commas. */
  kind: z
    .string()
    .refine((value) => value.split(',').every(isKind), `Choose from ${GENERATION_KINDS.join(', ')}`)
    .optional(),
  engine: z.string().min(1).max(100).optional(),
  /** Made at this time or later. */
  since: pointInTime.optional(),
  /** Made before this time. */
  until: pointInTime.optional(),
  favourite: asked,
  folder: z.union([z.uuid(), z.literal('none')]).optional(),
  published: asked,
  /** Failed and cancelled ones only; without it completed and processing ones only. */
  failed: asked,
  /** Removed ones only. */
  bin: asked,
  sort: z.enum(LIBRARY_SORTS).default('newest'),
  /** Of an item of the caller: the list begins after its place in the order. A cursor goes on from there. */
  after: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(LIBRARY_PAGE_SIZE),
  cursor: z.string().max(200).optional(),
});
export type LibraryFilter = Omit<z.output<typeof libraryQuerySchema>, 'after' | 'limit' | 'cursor'>;

const isKind = (value: string): value is GenerationKind => GENERATION_KINDS.some((kind) => kind === value);

/** POST /api/library/commands. */
export const libraryCommandSchema = z.strictObject({
  command: z.enum(LIBRARY_COMMANDS),
  ids: z.array(z.uuid()).min(1).max(LIBRARY_COMMAND_ITEMS_MAX),
  /** Where `move` puts them; null or missing: out of their folder. */
  folderId: z.uuid().nullable().optional(),
});

/** POST /api/library/folders, PATCH /api/library/folders/{id}. */
export const folderNameSchema = z.strictObject({
  name: z
    .string()
    .overwrite(nameText)
    .trim()
    .min(1, 'Type a name')
    .max(FOLDER_NAME_LENGTH_MAX, `Use at most ${FOLDER_NAME_LENGTH_MAX} characters`),
});

/** The field of the form of POST /api/library/zip: ids, separated by commas. */
export const libraryZipSchema = z.strictObject({
  ids: z
    .string()
    .transform((value) => value.split(','))
    .pipe(z.array(z.uuid()).min(1).max(LIBRARY_ZIP_ITEMS_MAX)),
});
