import { flag, nullable, object, oneOf, text, type ValueOf } from '../shape/field.ts';

/** The one provider that users may sign in with: its id is part of `GET /api/auth/{provider}`. */
export const EXTERNAL_PROVIDER_IDS = ['oidc'] as const;

/** GET /api/auth/options: how visitors may sign in, beside e-mail and password. */
export const SIGN_IN_OPTIONS = object({
  /** Null when none is configured. */
  provider: nullable(
    object({
      id: oneOf(EXTERNAL_PROVIDER_IDS),
      /** What users know it by. */
      name: text,
      /** It believes whatever is typed. */
      isSandbox: flag,
    }),
  ),
});
export type SignInOptions = ValueOf<typeof SIGN_IN_OPTIONS>;

/** `step` in the address of the sign-in page that asks for a code. */
export const SECOND_STEP = 'code';

/** Why a sign-in with another provider has failed, as `problem` in the address of the sign-in page. */
export const SIGN_IN_PROBLEMS = [
  /** Late, used before, or begun in another browser. */
  'expired',
  /** The user or the provider said no. */
  'refused',
  /** What came back proves nothing. */
  'invalid',
  /** No address, or one that the provider has not confirmed. */
  'unverified',
  /** The account of this address belongs to another user at this provider. */
  'other-identity',
  'blocked',
  /** Its user has deleted it. Only a user whom the provider vouches for sees this. */
  'closed',
  'unavailable',
  'too-many',
  /** The code came late, or too many were wrong. Of a sign-in with a password, too. */
  'second-step-over',
] as const;
export type SignInProblem = (typeof SIGN_IN_PROBLEMS)[number];
