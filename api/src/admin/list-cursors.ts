import { z } from '@hono/zod-openapi';
import { parseCursor } from '../generations/list/cursor.ts';

/** The row before the page, of a list by time. */
export type TimeCursor = ReturnType<typeof parseCursor>;
/** The row before the page, of a list by number. */
export type NumberCursor = string | null;
export type EventCursor = z.output<typeof eventCursor>;

const NOT_OURS = 'Not a cursor of this list';

export const timeCursor = z
  .string()
  .max(200)
  .optional()
  .transform((cursor) => parseCursor(cursor));

export const numberCursor = z
  .string()
  .regex(/^\d{1,18}$/, NOT_OURS)
  .nullable()
  .default(null);

export const eventCursor = z
  .string()
  .regex(/^(?:waiting|done)_\d{1,17}_.{1,255}$/, NOT_OURS)
  .nullable()
  .default(null)
  .transform((cursor) => {
    if (cursor === null) return null;
    const [state, receivedAtUs = '', ...id] = cursor.split('_');
    return { isWaiting: state === 'waiting', receivedAtUs, id: id.join('_') };
  });
