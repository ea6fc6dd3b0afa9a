import type { ImageModelV4, ImageModelV4CallOptions, ImageModelV4File, JSONObject } from '@ai-sdk/provider';
import { ProviderError } from '../../errors/provider-error.ts';
import type { SourceImage } from '../../kinds/server-kind.ts';
import { imageTypeOf } from '../http/image-type.ts';
import type { ProviderContext, ProviderResult } from '../provider.ts';
import type { AiSdkEngine, AiSdkTools } from './engine.ts';
import { createExchange } from './exchange.ts';
import { loadVendor, providerOptions } from './load-vendor.ts';
import { logWarnings } from './log-warnings.ts';
import { VENDORS } from './vendors.ts';

/** What of a call depends on the job. */
type PictureCall = Partial<Pick<ImageModelV4CallOptions, 'size' | 'aspectRatio' | 'seed' | 'files'>> & {
  prompt: string;
  options?: JSONObject;
};

/** More than any picture in base64 takes. */
const RESPONSE_BYTES_MAX = 64 * 1024 * 1024;

/** Has the engine make one picture, in one paid request. @throws ProviderError */
export async function makePicture(
  engine: AiSdkEngine,
  { logger, repeatMs }: AiSdkTools,
  { options, ...call }: PictureCall,
  context: ProviderContext,
): Promise<ProviderResult> {
  const vendor = VENDORS[engine.vendor];
  const exchange = createExchange({
    engine,
    vendor,
    context,
    stage: 'unsent',
    settle: vendor.settle,
    sizeBytesMax: RESPONSE_BYTES_MAX,
    repeatMs,
  });
  const { images, usage, warnings } = await exchange.run(async (abortSignal) => {
    const model: ImageModelV4 = (await loadVendor(engine, exchange.fetch)).image(engine.model);
    return model.doGenerate({
      n: 1,
      size: undefined,
      aspectRatio: undefined,
      seed: undefined,
      files: undefined,
      mask: undefined,
      ...call,
      providerOptions: providerOptions(engine, options),
      abortSignal,
    });
  });
  const [image] = images;
  context.onUsage({
    images: images.length,
    ...(usage?.inputTokens === undefined ? {} : { inputTokens: usage.inputTokens }),
    ...(usage?.outputTokens === undefined ? {} : { outputTokens: usage.outputTokens }),
  });
  logWarnings(logger, engine, warnings);
  if (image === undefined) throw new ProviderError('uncertain', 'The provider answered without a picture.');
  const bytes = typeof image === 'string' ? Buffer.from(image, 'base64') : Buffer.from(image);
  return {
    state: 'done',
    output: { bytes, mediaType: imageTypeOf(bytes), details: { model: engine.model } },
  };
}

/** A picture that the model is given. */
export function toImageFile({ bytes, mediaType }: SourceImage): ImageModelV4File {
  return { type: 'file', data: bytes, mediaType };
}
