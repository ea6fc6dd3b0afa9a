import type { Refusals } from '../../platform/db/sql-error.ts';
import { AppError } from '../../platform/errors/app-error.ts';

const insufficientCredits = (needed = 0, available = 0): AppError =>
  new AppError(
    'insufficient_credits',
    `Not enough credits: this costs ${needed} and you have ${available}. Upgrade your plan to get more.`,
  );

const sourceTaken = (): AppError =>
  new AppError('conflict', 'Credits from this source were given to another account. Nothing was changed.');

export const CREDIT_REFUSALS: Refusals = {
  CR402: ({ needed, available }) => insufficientCredits(needed, available),
  CR423: sourceTaken,
};
