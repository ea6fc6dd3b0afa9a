import { AppError } from '../../platform/errors/app-error.ts';
import { invalidFields } from '../../platform/errors/errors.ts';

/** What an engine in place cannot do, or not with this picture. Nothing is charged for any of them. */

export const noMask = (): AppError =>
  new AppError(
    'invalid_request',
    'This engine changes the whole picture, not a part of it. Remove the mask and try again; nothing was charged.',
  );

/** OpenAI's convention for masks: a PNG of the picture's shape, transparent where to change. */
export const maskWithoutTransparency = (): AppError =>
  invalidFields({
    mask: 'The mask has no transparent part. Mark the part of the picture to change; nothing was charged.',
  });

export const maskOfAnotherShape = (): AppError =>
  invalidFields({
    mask: 'The mask has another shape than the picture. Mark the part to change again; nothing was charged.',
  });

export const noUpscale = (): AppError =>
  new AppError(
    'invalid_request',
    'This engine does not make pictures larger. Choose another edit or engine; nothing was charged.',
  );

/** @param megapixels of the largest picture that can be made */
export const tooLargeToUpscale = (megapixels: number): AppError =>
  invalidFields({
    image: `This picture is too large to be doubled: it would have more than ${megapixels} megapixels. Nothing was charged.`,
  });

export const noRatio = (ratio: string): AppError =>
  new AppError(
    'invalid_request',
    `This engine makes no images of ${ratio}. Choose another size or engine; nothing was charged.`,
  );

export const noReference = (): AppError =>
  new AppError(
    'invalid_request',
    'This engine takes no reference picture. Remove it, or choose another engine; nothing was charged.',
  );

export const noReferenceStrength = (): AppError =>
  new AppError(
    'invalid_request',
    'This engine cannot be told how closely to follow the picture. Leave the strength out; nothing was charged.',
  );

export const noExclude = (): AppError =>
  new AppError(
    'invalid_request',
    'This engine cannot be told what to leave out. Empty that field, or say it in the prompt; nothing was charged.',
  );

export const noSeed = (): AppError =>
  new AppError(
    'invalid_request',
    'This engine has no seeds. Leave the seed out, or choose another engine; nothing was charged.',
  );

export const noCameraControl = (): AppError =>
  new AppError('invalid_request', 'Camera control is not available here. Turn it off and try again.');

export const noTrackForFilm = (): AppError =>
  invalidFields({ track: 'Choose the track that is to be put under the video.' });

export const noVideoFromImage = (): AppError =>
  new AppError('invalid_request', 'Videos from images are not available here. Describe it in words.');
