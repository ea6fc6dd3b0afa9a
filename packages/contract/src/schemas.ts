/** zod schemas for the server: what it accepts, and what its OpenAPI document says. Browsers use `@aic/contract`. */
import { z } from 'zod';
import { emailAddress } from './account/email-address.ts';
import { newPassword, typedPassword } from './account/password.ts';
import { GENERATION_KINDS, KINDS, type Generation, type GenerationKind } from './generations/kinds/kinds.ts';
import { PAGE_SIZE_MAX } from './shape/limits.ts';
import { schemaOf } from './shape/to-schema.ts';
import { nameText } from './shape/values.ts';

export { type AccountDeletion, accountDeletionSchema } from './account/account-deletion.ts';
export { ADVANCED_OPTIONS } from './billing/advanced-options.ts';
export { emailAddress } from './account/email-address.ts';
export { emailChangeRequestSchema } from './account/email-change.ts';
export {
  EDIT_UPSCALE,
  editRequestSchema,
  storedEditRequestSchema,
} from './generations/kinds/edit/edit-request.ts';
export { readingRequestSchema, type ReadingRequest } from './generations/reading-request.ts';
export { contactSchema } from './contact/contact-request.ts';
export {
  IMAGE_RATIOS,
  imageFromReferenceRequestSchema,
  imageRequestSchema,
  storedImageRequestSchema,
  type PixelSize,
  RATIO_SIZES,
} from './generations/kinds/image/image-request.ts';
export { REQUESTS } from './generations/kinds/requests.ts';
export { type BuildInfo, buildInfoSchema } from './releases/build-info.ts';
export { type ErrorReport, errorReportSchema } from './releases/error-report.ts';
export { loadReportSchema } from './releases/load-report.ts';
export {
  folderNameSchema,
  libraryCommandSchema,
  type LibraryFilter,
  libraryQuerySchema,
  libraryZipSchema,
} from './library/library-requests.ts';
export { musicRequestSchema } from './generations/kinds/music/music-request.ts';
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
  commitSchema,
  DEPLOY_TOKEN_DAYS,
  deployTokenRequestSchema,
  type ReleaseCommand,
  releaseCommandSchema,
  remoteNameSchema,
} from './releases/remote-command.ts';
export { reportSchema, shareRequestSchema } from './sharing/sharing-requests.ts';
export { codeSchema, type SecondFactorProof, secondFactorProofSchema } from './account/second-factor.ts';
export { templateSchema } from './templates/template-requests.ts';
export { uploadCommandSchema, uploadsQuerySchema } from './uploads/upload-requests.ts';
export { textRequestSchema } from './generations/kinds/text/text-request.ts';
export { schemaOf } from './shape/to-schema.ts';
export { storedFilm, storedTrack } from './generations/kinds/video/video-request.ts';
export {
  CONTROL_CHARACTERS,
  day,
  nameText,
  SEED_MAX,
  type StoredUpload,
  storedUpload,
} from './shape/values.ts';
export {
  storedVideoRequestSchema,
  videoFromImageRequestSchema,
  videoRequestSchema,
} from './generations/kinds/video/video-request.ts';

export const registrationSchema = z.strictObject({
  email: emailAddress,
  password: newPassword,
  firstName: z.string().overwrite(nameText).trim().max(100).optional(),
  lastName: z.string().overwrite(nameText).trim().max(100).optional(),
});

export const loginSchema = z.strictObject({
  email: z.string().min(1).max(254),
  password: typedPassword,
});

export const listQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).optional(),
  cursor: z.string().max(200).optional(),
});

/** Every non-2xx response of the API. */
export const errorBodySchema = z.object({
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** With `price_changed`: the price now. */
  price: z.int().optional(),
});

/** The items of each kind. Safe because each is made from the description of its kind. */
export const ITEM_SCHEMAS = Object.fromEntries(
  GENERATION_KINDS.map((kind) => [kind, schemaOf(KINDS[kind].item)]),
) as unknown as {
  readonly [Kind in GenerationKind]: ReturnType<typeof schemaOf<(typeof KINDS)[Kind]['item']>>;
};

/** One item of any kind. */
export const generationSchema: z.ZodType<Generation> = z.union(Object.values(ITEM_SCHEMAS));
