/** zod schemas for the server: what it accepts, and what its OpenAPI document says. Browsers use `@aic/contract`. */
import { z } from 'zod';
import { DATA_EXPORT } from './account/data-export.ts';
import { emailAddress } from './account/email-address.ts';
import { PASSKEY, PASSKEY_REGISTRATION, PASSKEY_SIGN_IN, PASSKEYS_LEFT } from './account/passkeys.ts';
import { newPassword } from './account/password.ts';
import {
  ACCOUNT_SECURITY,
  ACCOUNT_SESSION,
  RECOVERY_CODES,
  EMAIL_CHANGE,
  LINKED_PROVIDER,
  SECOND_FACTOR,
  SECOND_FACTOR_SETUP,
} from './account/security.ts';
import { SIGN_IN_OPTIONS } from './account/sign-in.ts';
import { CREDITS, USER } from './account/user.ts';
import {
  ADMIN_ACTION,
  ADMIN_USER,
  CREDITS_MOVED,
  FAILED_JOB,
  PAYMENT_EVENT,
  RECONCILIATION,
} from './admin/admin.ts';
import {
  BILLING_CONFIG,
  INVOICE,
  PAYMENT_SESSION,
  PLAN_CHANGE,
  SUBSCRIPTION_RESPONSE,
} from './billing/billing.ts';
import { USAGE_DAY, USAGE_ENTRY } from './billing/usage.ts';
import { GENERATION_KINDS, KINDS, type Generation, type GenerationKind } from './generations/kinds/kinds.ts';
import { PROVIDER } from './generations/providers.ts';
import { PUBLIC_PAGE } from './pages/public-page.ts';
import {
  CHANNEL_CHOICE,
  DEPLOY_TOKEN,
  NEW_DEPLOY_TOKEN,
  PUBLISHED_BUILD,
  RELEASE_COMMAND_RESULT,
  REMOTE_LOAD,
  REMOTE_STATUS,
} from './releases/remotes.ts';
import { PAGE_SIZE_MAX, PASSWORD_LENGTH_MAX } from './shape/limits.ts';
import { toObjectSchema } from './shape/to-schema.ts';
import { nameText } from './shape/values.ts';

export { type AccountDeletion, accountDeletionSchema } from './account/account-deletion.ts';
export { emailAddress } from './account/email-address.ts';
export { emailChangeRequestSchema } from './account/email-change.ts';
export { editRequestSchema, storedEditRequestSchema } from './generations/kinds/edit-request.ts';
export { contactSchema } from './contact/contact-request.ts';
export { imageRequestSchema } from './generations/kinds/image-request.ts';
export { REQUESTS } from './generations/kinds/requests.ts';
export { type BuildInfo, buildInfoSchema } from './releases/build-info.ts';
export { loadReportSchema } from './releases/load-report.ts';
export { musicRequestSchema } from './generations/kinds/music-request.ts';
export { blockSchema, creditAdjustmentSchema } from './admin/admin-requests.ts';
export {
  passkeyNameSchema,
  type PasskeyProof,
  passkeyProofSchema,
  type PasskeyRegistrationResponse,
  passkeyRegistrationSchema,
  type PasskeySignInResponse,
  passkeySignInSchema,
} from './account/passkey-requests.ts';
export { passwordChangeSchema, passwordLinkSchema, passwordResetSchema } from './account/password.ts';
export { planRequestSchema } from './billing/plan-request.ts';
export { policyReportSchema, type PolicyViolation } from './pages/policy-report.ts';
export { profileSchema } from './account/profile.ts';
export {
  channelChoiceSchema,
  DEPLOY_TOKEN_DAYS,
  deployTokenRequestSchema,
  type ReleaseCommand,
  releaseCommandSchema,
  remoteNameSchema,
} from './releases/remote-command.ts';
export { codeSchema, type SecondFactorProof, secondFactorProofSchema } from './account/second-factor.ts';
export { textRequestSchema } from './generations/kinds/text-request.ts';
export { nameText, type StoredUpload, storedUpload } from './shape/values.ts';
export {
  storedVideoRequestSchema,
  videoFromImageRequestSchema,
  videoRequestSchema,
} from './generations/kinds/video-request.ts';

export const registrationSchema = z.strictObject({
  email: emailAddress,
  password: newPassword,
  firstName: z.string().overwrite(nameText).trim().max(100).optional(),
  lastName: z.string().overwrite(nameText).trim().max(100).optional(),
});

export const loginSchema = z.strictObject({
  email: z.string().min(1).max(254),
  password: z.string().min(1).max(PASSWORD_LENGTH_MAX),
});

export const listQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).optional(),
  cursor: z.string().max(200).optional(),
});

/** Every non-2xx answer of the API. */
export const errorBodySchema = z.object({
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** With `price_changed`: the price now. */
  price: z.int().optional(),
});

export const userSchema = toObjectSchema(USER.fields);
export const creditsSchema = toObjectSchema(CREDITS.fields);
export const accountSecuritySchema = toObjectSchema(ACCOUNT_SECURITY.fields);
export const accountSessionSchema = toObjectSchema(ACCOUNT_SESSION.fields);
export const emailChangeSchema = toObjectSchema(EMAIL_CHANGE.fields);
export const linkedProviderSchema = toObjectSchema(LINKED_PROVIDER.fields);
export const passkeySchema = toObjectSchema(PASSKEY.fields);
export const passkeysLeftSchema = toObjectSchema(PASSKEYS_LEFT.fields);
export const passkeyRegistrationOptionsSchema = toObjectSchema(PASSKEY_REGISTRATION.fields);
export const passkeySignInOptionsSchema = toObjectSchema(PASSKEY_SIGN_IN.fields);
export const recoveryCodesSchema = toObjectSchema(RECOVERY_CODES.fields);
export const secondFactorSchema = toObjectSchema(SECOND_FACTOR.fields);
export const secondFactorSetupSchema = toObjectSchema(SECOND_FACTOR_SETUP.fields);
export const creditsMovedSchema = toObjectSchema(CREDITS_MOVED.fields);
export const adminActionSchema = toObjectSchema(ADMIN_ACTION.fields);
export const adminUserSchema = toObjectSchema(ADMIN_USER.fields);
/** What may be chosen; what is chosen is `channelChoiceSchema`. */
export const channelOfferSchema = toObjectSchema(CHANNEL_CHOICE.fields);
export const deployTokenSchema = toObjectSchema(DEPLOY_TOKEN.fields);
export const newDeployTokenSchema = toObjectSchema(NEW_DEPLOY_TOKEN.fields);
export const publishedBuildSchema = toObjectSchema(PUBLISHED_BUILD.fields);
export const releaseCommandResultSchema = toObjectSchema(RELEASE_COMMAND_RESULT.fields);
export const remoteLoadSchema = toObjectSchema(REMOTE_LOAD.fields);
export const remoteStatusSchema = toObjectSchema(REMOTE_STATUS.fields);
export const dataExportSchema = toObjectSchema(DATA_EXPORT.fields);
export const failedJobSchema = toObjectSchema(FAILED_JOB.fields);
export const paymentEventSchema = toObjectSchema(PAYMENT_EVENT.fields);
export const reconciliationSchema = toObjectSchema(RECONCILIATION.fields);
export const billingConfigSchema = toObjectSchema(BILLING_CONFIG.fields);
export const invoiceSchema = toObjectSchema(INVOICE.fields);
export const paymentSessionSchema = toObjectSchema(PAYMENT_SESSION.fields);
export const planChangeSchema = toObjectSchema(PLAN_CHANGE.fields);
export const signInOptionsSchema = toObjectSchema(SIGN_IN_OPTIONS.fields);
export const subscriptionResponseSchema = toObjectSchema(SUBSCRIPTION_RESPONSE.fields);
export const publicPageSchema = toObjectSchema(PUBLIC_PAGE.fields);
export const usageEntrySchema = toObjectSchema(USAGE_ENTRY.fields);
export const usageDaySchema = toObjectSchema(USAGE_DAY.fields);
export const providerSchema = toObjectSchema(PROVIDER.fields);

/** The items of each kind. Safe because each is made from the description of its kind. */
export const ITEM_SCHEMAS = Object.fromEntries(
  GENERATION_KINDS.map((kind) => [kind, toObjectSchema(KINDS[kind].item.fields)]),
) as unknown as {
  readonly [Kind in GenerationKind]: ReturnType<
    typeof toObjectSchema<(typeof KINDS)[Kind]['item']['fields']>
  >;
};

/** One item of any kind. */
export const generationSchema: z.ZodType<Generation> = z.union(Object.values(ITEM_SCHEMAS));
