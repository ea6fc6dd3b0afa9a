/** Browser-safe contract: constants, error codes and types. Schemas (zod) are in `@aic/api/contract/schemas`. */
import type { z } from 'zod';
import type { GenerationKind } from './constants.ts';
import type * as schemas from './schemas.ts';

export * from './constants.ts';
export { type CameraView, cameraAt, cameraFromPicture } from './camera-path.ts';
export { downloadName } from './download-name.ts';
export { safeReturnTo } from './return-to.ts';
export * from './error-codes.ts';
export * from './page-routes.ts';
export type { ServerEvent, TextStreamLine } from './events.ts';
export type { Registry, RemoteEntry } from './remotes.ts';

export type Registration = z.input<typeof schemas.registrationSchema>;
export type Login = z.input<typeof schemas.loginSchema>;
export type User = z.output<typeof schemas.userSchema>;
export type Credits = z.output<typeof schemas.creditsSchema>;
export type ImageRequest = z.input<typeof schemas.imageRequestSchema>;
export type EditRequest = z.input<typeof schemas.editRequestSchema>;
export type VideoRequest = z.input<typeof schemas.videoRequestSchema>;
export type MusicRequest = z.input<typeof schemas.musicRequestSchema>;
export type TextRequest = z.input<typeof schemas.textRequestSchema>;
export type CameraControl = z.output<typeof schemas.cameraControlSchema>;
export type ImageGeneration = z.output<typeof schemas.imageGenerationSchema>;
export type ImageEdit = z.output<typeof schemas.imageEditSchema>;
export type VideoGeneration = z.output<typeof schemas.videoGenerationSchema>;
export type MusicGeneration = z.output<typeof schemas.musicGenerationSchema>;
export type TextGeneration = z.output<typeof schemas.textGenerationSchema>;
export type Generation = z.output<typeof schemas.generationSchema>;
/** The item of one kind. */
export type GenerationOf<Kind extends GenerationKind> = Extract<Generation, { kind: Kind }>;
export type ErrorBody = z.output<typeof schemas.errorBodySchema>;
export type ProviderInfo = z.output<typeof schemas.providerSchema>;
