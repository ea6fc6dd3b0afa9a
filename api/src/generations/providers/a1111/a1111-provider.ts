import { IMAGE_RATIOS } from '@aic/contract/schemas';
import { z } from 'zod';
import type { Endpoint } from '../../../platform/config/engines.ts';
import { ProviderError } from '../../errors/provider-error.ts';
import { imageTypeOf } from '../http/image-type.ts';
import { kindOfPaidFailure } from '../http/paid-failure-kind.ts';
import { jsonOf, vendorRequest } from '../http/vendor-request.ts';
import { vendorUrl } from '../http/vendor-url.ts';
import type { Provider } from '../provider.ts';

const STEPS = { standard: 20, hd: 30 } as const;
/** In base64, beside what the response repeats of the request. */
const RESPONSE_BYTES_MAX = 64 * 1024 * 1024;

const pictureSchema = z.object({ images: z.array(z.string()).min(1) });

/**
 * Pictures by the API of the Stable Diffusion web UI, which its forks and sd-server of stable-diffusion.cpp speak, too.
 * `baseUrl` is its page. Source: its own /docs, txt2img.
 */
export function createA1111Provider({
  baseUrl,
  model,
  apiKey,
  headers,
  timeoutMs,
}: Endpoint): Provider<'image'> {
  if (baseUrl === null) throw new Error('The web UI needs the address of its page.');
  return {
    id: 'a1111',
    kinds: ['image'],
    status: () => ({
      state: 'configured',
      label: ['Stable Diffusion web UI', model].filter(Boolean).join(', '),
      message: null,
    }),
    supports: () => ({ seed: true, cancel: true, ratios: [...IMAGE_RATIOS], exclude: true }),

    async submit({ prompt, exclude, seed, size, quality }, { signal }) {
      const [width = 1024, height = 1024] = size.split('x').map(Number);
      const { images } = await vendorRequest(
        {
          url: vendorUrl(baseUrl, '/sdapi/v1/txt2img'),
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
            ...headers,
          },
          body: JSON.stringify({
            prompt,
            negative_prompt: exclude,
            seed,
            width,
            height,
            steps: STEPS[quality],
            batch_size: 1,
            // For this picture alone: another one is made with what its page has chosen.
            ...(model !== '' && {
              override_settings: { sd_model_checkpoint: model },
              override_settings_restore_afterwards: true,
            }),
          }),
          signal,
          timeoutMs,
          kindOf: kindOfPaidFailure,
        },
        jsonOf(pictureSchema, RESPONSE_BYTES_MAX),
      );
      const bytes = Buffer.from(images[0] ?? '', 'base64');
      if (bytes.byteLength === 0) {
        throw new ProviderError('uncertain', 'The provider answered without a picture.');
      }
      return {
        state: 'done',
        output: { bytes, mediaType: imageTypeOf(bytes), details: { model: model || 'its own' } },
      };
    },
  };
}
