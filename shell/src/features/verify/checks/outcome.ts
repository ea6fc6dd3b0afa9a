import type { ReceiptVerdict } from '@aic/sdk/verify';
import type { StoreReading } from '../credentials/read-store.ts';

/** What came of one file. */
export type Outcome =
  | ({ type: 'credentials' } & StoreReading)
  /** `note`: IPTC's digital source type, which a file may have without a signature. */
  | { type: 'none'; note: string | null }
  | { type: 'unsupported' }
  | { type: 'broken' }
  | { type: 'too-large' }
  /** The reader, or what it needs of the studio, did not load: it may the next time. */
  | { type: 'unloaded' }
  /** The link leads to a file that is not there, or not for this browser; `canRetry`: the server did not answer. */
  | { type: 'unreachable'; canRetry: boolean }
  | { type: 'receipt'; verdict: ReceiptVerdict | { type: 'elsewhere'; studio: string } };
