/** What crosses the wire, safe and light for browsers. Schemas (zod) are in `@aic/contract/schemas`. */
import type { z } from 'zod';
import type * as schemas from './schemas.ts';

export { CREDITS, type Credits, type User } from './account.ts';
export type {
  BillingConfig,
  Invoice,
  PaymentSession,
  PlanChange,
  Subscription,
  SubscriptionAnswer,
} from './billing.ts';
export { downloadName } from './download-name.ts';
export { ERROR_STATUS, type ErrorBody, type ErrorCode } from './errors.ts';
export type { ServerEvent, TextStreamLine } from './events.ts';
export { type CameraView, cameraAt, cameraFromPicture } from './items/camera-path.ts';
export {
  GENERATION_KINDS,
  GENERATION_STATUSES,
  type GenerationKind,
  type GenerationStatus,
} from './items/common.ts';
export { EDIT_STRENGTH, EDIT_TYPES, type EditType, type ImageEdit } from './items/edit.ts';
export {
  isAnyItem,
  isItem,
  type Generation,
  type GenerationOf,
  type OwnMembers,
} from './items/generation.ts';
export {
  IMAGE_QUALITIES,
  IMAGE_SIZES,
  IMAGE_STYLES,
  type ImageGeneration,
  type ImageQuality,
  type ImageSize,
  type ImageStyle,
} from './items/image.ts';
export { MUSIC_DURATION, MUSIC_GENRES, type MusicGeneration, type MusicGenre } from './items/music.ts';
export { TEXT_STYLES, type TextGeneration, type TextStyle } from './items/text.ts';
export {
  CAMERA_DIRECTIONS,
  CAMERA_MOTION,
  CAMERA_SPEED,
  VIDEO_ASPECT_RATIOS,
  VIDEO_DURATION,
  type CameraControl,
  type CameraDirection,
  type VideoAspectRatio,
  type VideoGeneration,
} from './items/video.ts';
export * from './limits.ts';
export {
  handleOfPath,
  isPage,
  PUBLIC_PAGE_TITLES,
  type PublicPagePath,
  STATIC_PAGE_ROUTES,
} from './pages.ts';
export type { PageState } from './page-state.ts';
export { PLAN_IDS, type PlanId } from './plan-ids.ts';
export type { Plan } from './plans.ts';
export * from './pricing.ts';
export { PRODUCT_NAME } from './product.ts';
export { isPreview, PREVIEW_PROVIDER, PROVIDER, type ProviderInfo } from './providers.ts';
export type { LoadReport, Registry, RemoteBuild, RemoteEntry } from './remotes.ts';
export type { PublicItem, PublicPage } from './public-page.ts';
export { safeReturnTo } from './return-to.ts';
export type { SignInOptions, SignInProblem } from './sign-in.ts';
export { matches } from './shape/matches.ts';
export {
  type KnownTool,
  normalizePath,
  pageTitle,
  toolLabel,
  toolOfPath,
  TOOLS,
  type ToolName,
} from './tools.ts';
export { knownTools } from './known-tools.ts';

export { isWebAddress } from './web-address.ts';
export type { UsageDay, UsageEntry, UsageType } from './usage.ts';

export type ProfileUpdate = z.input<typeof schemas.profileSchema>;
export type Registration = z.input<typeof schemas.registrationSchema>;
export type Login = z.input<typeof schemas.loginSchema>;
export type ImageRequest = z.input<typeof schemas.imageRequestSchema>;
export type EditRequest = z.input<typeof schemas.editRequestSchema>;
export type VideoRequest = z.input<typeof schemas.videoRequestSchema>;
export type MusicRequest = z.input<typeof schemas.musicRequestSchema>;
export type TextRequest = z.input<typeof schemas.textRequestSchema>;
