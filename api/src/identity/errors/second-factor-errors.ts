import { AppError } from '../../platform/errors/app-error.ts';
import { invalidFields } from '../../platform/errors/errors.ts';

/** What the second step of a sign-in and its settings answer. */

export const wrongCode = (): AppError =>
  invalidFields({ code: 'This code is wrong, or was used before. Each one works once.' });

export const secondStepRequired = (): AppError =>
  new AppError(
    'second_step_required',
    'Enter the code of your app to go on. Reload the page if it does not ask.',
  );

export const secondStepOver = (): AppError =>
  new AppError(
    'second_step_over',
    'This sign-in took too long, or had too many wrong codes. Please sign in again.',
  );

export const secondFactorChanged = (): AppError =>
  new AppError('conflict', 'Two-step sign-in was changed in another window. Please reload.');

export const secondFactorNeedsAddress = (): AppError =>
  new AppError('conflict', 'Confirm your e-mail address first; then you can turn on two-step sign-in.');
