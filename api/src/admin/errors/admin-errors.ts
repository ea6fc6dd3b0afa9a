import { CREDIT_REFUSALS } from '../../credits/errors/credit-errors.ts';
import { itemNotFound } from '../../generations/errors/generation-errors.ts';
import type { Refusals } from '../../platform/db/sql-error.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { impossible } from '../../platform/errors/errors.ts';

export const ownAccount = (): AppError => impossible('nobody blocks themselves');

const userNotFound = (): AppError => new AppError('not_found', 'There is no such user.');

export const eventNotFound = (): AppError => new AppError('not_found', 'There is no such event.');

const moreThanCharged = (left = 0): AppError =>
  new AppError(
    'invalid_request',
    `Of what this item was charged, ${left} credits are left to give back. Nothing was changed.`,
  );

const engineNotFound = (): AppError => new AppError('not_found', 'There is no such engine.');

const reportNotFound = (): AppError => new AppError('not_found', 'There is no such report.');

export const wrongAdminCode = (): AppError =>
  new AppError(
    'forbidden',
    'This code opens nothing: it is of an earlier start, or there is an admin already. The start prints it anew.',
  );

export const ADMIN_REFUSALS: Refusals = {
  ...CREDIT_REFUSALS,
  CR404: itemNotFound,
  CRENG: engineNotFound,
  CRRFD: ({ available }) => moreThanCharged(available),
  CRRPT: reportNotFound,
  CRUSR: userNotFound,
};
