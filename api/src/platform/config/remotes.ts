import { z } from 'zod';
import { flag, integer } from './values.ts';

/** Who may run what as a remote, and when a build of one is rolled back automatically. */
export const remoteVariables = {
  REMOTE_OVERRIDES: z.enum(['on', 'off'], 'must be on or off').optional(),
  TRUSTED_TYPES: z.enum(['enforce', 'report'], 'must be enforce or report').optional(),
  REMOTE_ROLLBACK_USERS: integer(0, 100_000).default(5),
  REMOTE_ROLLBACK_PERCENT: integer(1, 100).default(20),
  REMOTE_ROLLBACK_MINUTES: integer(1, 60).default(5),
  REMOTE_ROLLBACK_ACCOUNT_HOURS: integer(0, 8760).default(24),
  REMOTE_ROLLBACK_CONFIRMED: flag().default(true),
  REMOTE_BUILD_DAYS: integer(0, 3650).default(90),
};

/** All of it has to hold. */
export interface RollbackRule {
  /** Users for whom loading failed, at least; one of each network counts. */
  users: number;
  /** Their share of all who loaded the build. */
  percent: number;
  /** How far back is looked. */
  minutes: number;
  /** A user counts whose account is at least as old. */
  accountHours: number;
  /** A user counts whose address is confirmed only. */
  isConfirmed: boolean;
}

/** Null: never. */
export function rollbackRule(env: z.output<z.ZodObject<typeof remoteVariables>>): RollbackRule | null {
  const {
    REMOTE_ROLLBACK_USERS: users,
    REMOTE_ROLLBACK_PERCENT: percent,
    REMOTE_ROLLBACK_MINUTES: minutes,
    REMOTE_ROLLBACK_ACCOUNT_HOURS: accountHours,
    REMOTE_ROLLBACK_CONFIRMED: isConfirmed,
  } = env;
  return users === 0 ? null : { users, percent, minutes, accountHours, isConfirmed };
}
