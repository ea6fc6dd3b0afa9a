import { z } from 'zod';
import { LIBRARY_COMMAND_ITEMS_MAX, LIBRARY_PAGE_SIZE } from '../library/library.ts';
import { PAGE_SIZE_MAX } from '../shape/limits.ts';
import { UPLOAD_COMMANDS } from './uploads.ts';

/** GET /api/uploads. */
export const uploadsQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(LIBRARY_PAGE_SIZE),
  cursor: z.string().max(200).optional(),
});

/** POST /api/uploads/commands. */
export const uploadCommandSchema = z.strictObject({
  command: z.enum(UPLOAD_COMMANDS),
  ids: z.array(z.uuid()).min(1).max(LIBRARY_COMMAND_ITEMS_MAX),
});
