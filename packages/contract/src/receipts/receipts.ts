import { USAGE_TYPES } from '../billing/usage.ts';
import { GENERATION_KINDS } from '../generations/kinds/kinds.ts';
import {
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  text,
  time,
  uuid,
  type ValueOf,
} from '../shape/field.ts';

/** `typ` of a receipt's header. */
export const RECEIPT_TYPE = 'receipt+jwt';

/** Where a studio publishes the keys that its receipts are verified with, as a JWK set. */
export const RECEIPT_KEYS_PATH = '/.well-known/jwks.json';

/**
 * The credits of one item as the ledger has them. What was held is charged, returned, expired or still held; what was
 * charged may be refunded later.
 */
const RECEIPT_CREDITS = object({
  /** What the button said. */
  quoted: integer(0),
  held: integer(0),
  charged: integer(0),
  returned: integer(0),
  /** Of a grant that had ended before they could be given back. */
  expired: integer(0),
  /** Given afterwards by an admin, out of what was charged. The first receipts do not say. */
  refunded: optional(integer(0)),
  /** Each move of them, oldest first. */
  moves: list(object({ at: time, type: oneOf(USAGE_TYPES), credits: integer(0) })),
});

/** What a receipt says: the payload of a JWS. It names neither a user nor what they have asked for. */
export const RECEIPT_CLAIMS = object({
  /** The studio's origin. */
  iss: text,
  /** Whose it is: always the same for one account, and nothing that says which one. */
  sub: text,
  /** Seconds since 1970: all of it was true then. */
  iat: integer(0),
  item: object({
    id: uuid,
    kind: oneOf(GENERATION_KINDS),
    status: oneOf(['processing', 'completed', 'failed', 'cancelled']),
    provider: text,
    /** Among several of the provider, by its label. */
    engine: nullable(text),
    model: nullable(text),
    askedAt: time,
    endedAt: nullable(time),
  }),
  /** Hex SHA-256 of `<salt>.<request>`, which its owner alone has. */
  asked: object({ sha256: text }),
  credits: RECEIPT_CREDITS,
  /** Of the result as it was stored. `name`: `image`, `video`, `poster`, `audio`, `text` and the like. */
  files: list(object({ name: text, mediaType: text, sizeBytes: integer(0), sha256: text })),
});
export type ReceiptClaims = ValueOf<typeof RECEIPT_CLAIMS>;

/** GET /api/generations/{id}/receipt. */
export const RECEIPT = object({
  /** A JWS in compact form, whose payload is RECEIPT_CLAIMS. It can be given away. */
  receipt: text,
  /** Of its claims. */
  credits: RECEIPT_CREDITS,
  /** Kind, prompt and options as canonical JSON (RFC 8785). */
  request: text,
  /** With it the request can be held against the receipt. */
  salt: text,
});
export type Receipt = ValueOf<typeof RECEIPT>;
