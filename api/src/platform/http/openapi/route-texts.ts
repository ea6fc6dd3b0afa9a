import { errorBodySchema } from '@aic/contract/schemas';
import { z } from '@hono/zod-openapi';

// What routes say of themselves, in the shape of OpenAPI.

/** A response that is JSON of this schema. */
export const json = <T extends z.ZodType>(description: string, schema: T) => ({
  description,
  content: { 'application/json': { schema } },
});

/** A response that is an error. */
export const refusal = (description: string) => json(description, errorBodySchema);

export const signedOut = refusal('The caller is not signed in');

/** The response to a client whose `If-None-Match` names what it would get. */
export const unchanged = { description: 'The client has it already' };

/** A response that says no more than that it is done. */
export const done = (description: string) => json(description, z.object({}));

/** A request whose body is JSON of this schema. */
export const body = <T extends z.ZodType>(schema: T) => ({
  body: { required: true, content: { 'application/json': { schema } } },
});

// What a route asks for in place of a session.

/** Nothing: it is for everybody, or checks a secret in its input. */
export const NO_SECRET: Record<string, string[]>[] = [];

/** The token of a pipeline. */
export const DEPLOY_TOKEN: Record<string, string[]>[] = [{ deployToken: [] }];

/** Stripe's signature of the body. */
export const STRIPE_SIGNATURE: Record<string, string[]>[] = [{ stripeSignature: [] }];
