import { UPLOAD_SIZE_BYTES_MAX } from '@aic/contract';
import { AppError } from '../../platform/errors/app-error.ts';

type UploadProblem = 'too-large' | 'too-many-pixels' | 'too-narrow' | 'wrong-type' | 'heif' | 'other';

/**
 * What is wrong with an upload, in the words of the upload control.
 * @param field the form's field, so that the page can show the message beside it
 */
export function uploadError(problem: UploadProblem, field: string, cause?: unknown): AppError {
  const refuse = (code: 'too_large' | 'unsupported_media' | 'invalid_request', message: string) =>
    new AppError(code, message, { fields: { [field]: message }, cause });
  switch (problem) {
    case 'too-large':
      return refuse(
        'too_large',
        `File is too large. Maximum size is ${UPLOAD_SIZE_BYTES_MAX / 1024 / 1024}MB`,
      );
    case 'too-many-pixels':
      return refuse(
        'invalid_request',
        'The picture has more than 50 megapixels. Make it smaller, and choose it again.',
      );
    case 'too-narrow':
      return refuse(
        'invalid_request',
        'The picture is too narrow: its long side is more than 20 times the short one. Crop it, and choose it again.',
      );
    case 'heif':
      return refuse(
        'unsupported_media',
        'HEIC and AVIF pictures are not supported. Save it as JPEG or PNG, and choose it again.',
      );
    case 'wrong-type':
      return refuse('unsupported_media', 'File type not supported');
    case 'other':
      return refuse('invalid_request', 'File upload failed');
    default:
      return problem satisfies never;
  }
}

export const fieldTooLong = (name: string): AppError =>
  new AppError('too_large', `${name} is too long. Shorten it and try again.`);

export const tooManyUploads = (): AppError =>
  new AppError('rate_limited', 'Too many uploads at the same time. Wait for one to finish.', {
    retryAfterSeconds: 5,
  });
