import { flag, object, type ValueOf } from './shape/field.ts';

/** GET /api/account/security: how the caller may sign in. */
export const ACCOUNT_SECURITY = object({ hasPassword: flag });
export type AccountSecurity = ValueOf<typeof ACCOUNT_SECURITY>;
