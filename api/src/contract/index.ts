/** Browser-safe contract: constants, error codes and types. Schemas (zod) are in `@aic/api/contract/schemas`. */
import type { z } from '@hono/zod-openapi';
import type * as schemas from './schemas.ts';

export * from './constants.ts';
export { downloadName } from './download-name.ts';
export { safeReturnTo } from './return-to.ts';
export * from './error-codes.ts';
export * from './page-routes.ts';
export type { ServerEvent } from './events.ts';
export type { Registry, RemoteEntry } from './remotes.ts';

export type Registration = z.input<typeof schemas.registrationSchema>;
export type Login = z.input<typeof schemas.loginSchema>;
export type User = z.output<typeof schemas.userSchema>;
export type Credits = z.output<typeof schemas.creditsSchema>;
export type ImageRequest = z.input<typeof schemas.imageRequestSchema>;
export type ImageGeneration = z.output<typeof schemas.imageGenerationSchema>;
export type ErrorBody = z.output<typeof schemas.errorBodySchema>;
export type ProviderInfo = z.output<typeof schemas.providerSchema>;
