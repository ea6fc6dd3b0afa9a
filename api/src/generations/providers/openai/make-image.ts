import type OpenAI from 'openai';
import type { APIPromise } from 'openai';
import type { Endpoint } from '../../../platform/config/engines.ts';
import { ProviderError } from '../../errors/provider-error.ts';
import { downloadOnly } from '../http/download.ts';
import { kindOfFailure } from '../http/failure-kind.ts';
import { imageTypeOf } from '../http/image-type.ts';
import { kindOfPaidFailure } from '../http/paid-failure-kind.ts';
import type { ProviderContext, ProviderResult } from '../provider.ts';
import { OPENAI_URL } from './client.ts';
import { toProviderError } from './error-mapping.ts';

const IMAGE_BYTES_MAX = 64 * 1024 * 1024;

/**
 * Sends one paid request and returns its picture, which servers answer as base64, as a `data:` address, or as one to
 * fetch it from.
 * @throws ProviderError `uncertain` when there is no picture: it may have been bought
 */
export async function makeImage(
  config: Endpoint,
  context: ProviderContext,
  send: (options: OpenAI.RequestOptions) => APIPromise<OpenAI.ImagesResponse>,
): Promise<ProviderResult> {
  const { signal, idempotencyKey, onUsage } = context;
  const picture = await askForImage(config, onUsage, () =>
    // The SDK drops its own `idempotencyKey` option.
    send({ signal, headers: { 'Idempotency-Key': idempotencyKey } }),
  );
  const bytes = await readImage(picture, config, signal);
  const output = { bytes, mediaType: imageTypeOf(bytes), details: { model: config.model } };
  return { state: 'done', output };
}

async function askForImage(
  config: Endpoint,
  onUsage: ProviderContext['onUsage'],
  send: () => APIPromise<OpenAI.ImagesResponse>,
): Promise<OpenAI.Image> {
  try {
    const { data: response, request_id: requestId } = await send().withResponse();
    const { input_tokens: inputTokens, output_tokens: outputTokens } = response.usage ?? {};
    onUsage({
      ...(requestId && { requestId }),
      ...(inputTokens !== undefined && { inputTokens }),
      ...(outputTokens !== undefined && { outputTokens }),
      images: response.data?.length ?? 0,
    });
    const [picture] = response.data ?? [];
    if (picture) return picture;
  } catch (error) {
    // A repeat carries the same key, which OpenAI's own servers know; others may make, and sell, a second picture.
    throw toProviderError(error, { onUsage, kindOf: isOpenAi(config) ? kindOfFailure : kindOfPaidFailure });
  }
  throw withoutPicture();
}

function isOpenAi({ baseUrl }: Endpoint): boolean {
  const { hostname } = new URL(baseUrl ?? OPENAI_URL);
  // Regions have names before it.
  return hostname === 'api.openai.com' || hostname.endsWith('.api.openai.com');
}

async function readImage(
  { b64_json: base64, url }: OpenAI.Image,
  config: Endpoint,
  signal: AbortSignal,
): Promise<Buffer> {
  // Some put the address in the place of the base64.
  if (base64 && !/^(data:|https?:)/i.test(base64)) return Buffer.from(base64, 'base64');
  const address = base64 || url;
  if (!address) throw withoutPicture();
  const own = {
    baseUrl: config.baseUrl ?? OPENAI_URL,
    headers: {
      ...(config.apiKey !== null && { authorization: `Bearer ${config.apiKey}` }),
      ...config.headers,
    },
  };
  return downloadOnly(address, own, { signal, timeoutMs: config.timeoutMs, sizeBytesMax: IMAGE_BYTES_MAX });
}

function withoutPicture(): ProviderError {
  return new ProviderError('uncertain', 'The provider answered without a picture.');
}
