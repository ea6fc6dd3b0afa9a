import { invalidCursor } from '../errors/generation-errors.ts';
import type { PageBound } from './read-page.ts';

const CURSOR = /^(?<createdAtUs>\d{1,17})_(?<id>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** Reads a cursor that an earlier page gave. @throws AppError `invalid_request` */
export function parseCursor(cursor: string | undefined): PageBound | null {
  if (cursor === undefined) return null;
  const { createdAtUs, id } = CURSOR.exec(cursor)?.groups ?? {};
  if (createdAtUs === undefined || id === undefined) {
    throw invalidCursor();
  }
  return { createdAtUs, id };
}
