import OpenAI from 'openai';
import type { Endpoint } from '../../../platform/config/engines.ts';
import { limitedFetch } from './limited-fetch.ts';

export const OPENAI_URL = 'https://api.openai.com/v1';

/** A client of OpenAI or of a server that speaks its wire format. */
export function createOpenAiClient(config: Endpoint): OpenAI {
  return new OpenAI({
    // Local servers need no key, the SDK insists on one.
    apiKey: config.apiKey ?? 'none',
    baseURL: config.baseUrl ?? OPENAI_URL,
    timeout: config.timeoutMs,
    fetch: limitedFetch,
    defaultHeaders: config.headers ?? {},
    // A paid call is retried by the job, which knows what was bought, never by the SDK.
    maxRetries: 0,
    // Otherwise OPENAI_LOG=debug in the environment would print prompts.
    logLevel: 'off',
    organization: null,
    project: null,
  });
}
