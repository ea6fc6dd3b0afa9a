import { bodyLimit } from 'hono/body-limit';
import { AppError } from './app-error.ts';

const JSON_BYTES_MAX = 64 * 1024;

/** The longest body any JSON route needs is a prompt of 4,000 characters. */
export const limitJsonBody = bodyLimit({
  maxSize: JSON_BYTES_MAX,
  onError: () => {
    throw new AppError(
      'too_large',
      `The request is larger than ${JSON_BYTES_MAX / 1024} KiB. Shorten it and try again.`,
    );
  },
});
