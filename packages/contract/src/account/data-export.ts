import { integer, nullable, object, oneOf, time, type ValueOf } from '../shape/field.ts';

/** GET and POST /api/account/export: the copy of their data that a user has asked for. */
export const DATA_EXPORT = object({
  state: oneOf(['none', 'processing', 'ready', 'failed', 'expired']),
  requestedAt: nullable(time),
  /** While it is ready: of the file at GET /api/account/export/file. */
  sizeBytes: nullable(integer(0)),
  /** When the file is removed, or was. */
  expiresAt: nullable(time),
  /** Before this, asking makes no other; null when nothing but one being made stands in the way. */
  nextAt: nullable(time),
});
export type DataExport = ValueOf<typeof DATA_EXPORT>;
