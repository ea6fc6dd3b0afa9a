/** What crosses the wire, safe and light for browsers. Schemas (zod) are in `@aic/contract/schemas`. */
import type { z } from 'zod';
import type * as schemas from './schemas.ts';

export { CREDITS, type Credits, type User } from './account/user.ts';
export type {
  BillingConfig,
  Invoice,
  PaymentSession,
  PlanChange,
  Subscription,
  SubscriptionResponse,
} from './billing/billing.ts';
export { downloadName } from './download-name.ts';
export { dateText, figureText } from './texts/formats.ts';
export { ERROR_STATUS, type ErrorBody, type ErrorCode } from './errors.ts';
export type { ServerEvent, TextStreamLine } from './events.ts';
export { type CameraView, cameraAt, cameraFromPicture } from './generations/camera-path.ts';
export type { Medium } from './generations/kind/define-kind.ts';
export { GENERATION_STATUSES, type GenerationStatus, MISSING_UPLOAD } from './generations/kind/item.ts';
export { EDIT_STRENGTH, EDIT_TYPES, type EditType, type ImageEdit } from './generations/kinds/edit/edit.ts';
export type { StartRequests } from './generations/kinds/requests.ts';
export {
  aspectRatioOf,
  GENERATION_KINDS,
  isAnyItem,
  isItem,
  KINDS,
  resultOf,
  shownAs,
  type Generation,
  type GenerationKind,
  type GenerationOf,
  type ItemOfMedium,
  type OwnMembers,
} from './generations/kinds/kinds.ts';
export {
  IMAGE_QUALITIES,
  IMAGE_SIZES,
  IMAGE_STYLES,
  imagePixels,
  panelPicture,
  type ImageGeneration,
  type ImageQuality,
  type ImageSize,
  type ImageStyle,
  REFERENCE_STRENGTH,
} from './generations/kinds/image/image.ts';
export {
  MUSIC_DURATION,
  MUSIC_GENRES,
  type MusicGeneration,
  type MusicGenre,
} from './generations/kinds/music/music.ts';
export { TEXT_STYLES, type TextGeneration, type TextStyle } from './generations/kinds/text/text.ts';
export {
  CAMERA_DIRECTIONS,
  CAMERA_MOTION,
  CAMERA_SPEED,
  VIDEO_ASPECT_RATIOS,
  VIDEO_DURATION,
  type CameraControl,
  type CameraDirection,
  type VideoAspectRatio,
  videoCost,
  type VideoGeneration,
} from './generations/kinds/video/video.ts';
export type { ImageRatio } from './generations/kinds/image/image-request.ts';
export type { RequestReading } from './generations/readings.ts';
export * from './shape/limits.ts';
export {
  handleOfPath,
  isPage,
  PUBLIC_PAGE_TITLES,
  type PublicPagePath,
  STATIC_PAGE_ROUTES,
} from './pages/pages.ts';
export type { PageState } from './pages/page-state.ts';
export { hasAdvancedOptions } from './billing/advanced-options.ts';
export { PLAN_IDS, type PlanId } from './account/plan-ids.ts';
export type { Plan } from './billing/plans.ts';
export * from './billing/pricing.ts';
export { PRODUCT_NAME } from './product.ts';
export {
  type EngineInfo,
  isPreview,
  PREVIEW_PROVIDER,
  PROVIDER,
  type ProviderInfo,
} from './generations/providers.ts';
export type { ErrorReport } from './releases/error-report.ts';
export type { LoadReport, Registry, RemoteBuild, RemoteEntry } from './releases/registry.ts';
export type { PublicItem, PublicPage } from './pages/public-page.ts';
export { safeReturnTo } from './account/return-to.ts';
export type { SignInOptions, SignInProblem } from './account/sign-in.ts';
export type { Field, ValueOf } from './shape/field.ts';
export { matches } from './shape/matches.ts';
export {
  type KnownTool,
  isBuiltInTool,
  normalizePath,
  pageTitle,
  toolLabel,
  toolOfPath,
  TOOLS,
  type ToolName,
} from './pages/tools.ts';
export { knownTools } from './pages/known-tools.ts';

export { isWebAddress } from './shape/web-address.ts';
export type { UsageDay, UsageEntry, UsageType } from './billing/usage.ts';

export type ProfileUpdate = z.input<typeof schemas.profileSchema>;
export type Registration = z.input<typeof schemas.registrationSchema>;
export type Login = z.input<typeof schemas.loginSchema>;
export type ImageRequest = z.input<typeof schemas.imageRequestSchema>;
export type EditRequest = z.input<typeof schemas.editRequestSchema>;
export type VideoRequest = z.input<typeof schemas.videoRequestSchema>;
export type MusicRequest = z.input<typeof schemas.musicRequestSchema>;
/** What each kind is started with, as JSON or as the fields of a form. */
export type GenerationRequests = {
  [Kind in keyof typeof schemas.REQUESTS]: z.input<(typeof schemas.REQUESTS)[Kind]>;
};
export type TextRequest = z.input<typeof schemas.textRequestSchema>;
