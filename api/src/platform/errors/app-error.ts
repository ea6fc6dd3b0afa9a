import { ERROR_STATUS, type ErrorCode } from '@aic/contract';

export interface AppErrorDetails {
  /** Message by field path, e.g. `{ email: 'Invalid e-mail address' }`. */
  fields?: Readonly<Record<string, string>>;
  /** With `price_changed`: the price now, in whole credits. */
  price?: number;
  /** Becomes the `Retry-After` header (RFC 9110 section 10.2.3). */
  retryAfterSeconds?: number;
  /** Of whatever went wrong below. For the log, never for the response. */
  cause?: unknown;
}

/** The only error a verb throws on purpose. Its message is shown to users: what happened, why, what to do. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: (typeof ERROR_STATUS)[ErrorCode];
  readonly details: Omit<AppErrorDetails, 'cause'>;

  constructor(code: ErrorCode, message: string, { cause, ...details }: AppErrorDetails = {}) {
    super(message, { cause });
    this.code = code;
    this.status = ERROR_STATUS[code];
    this.details = details;
  }
}
