import { ProviderError } from '../../errors/provider-error.ts';
import type { ImageOutput } from '../provider.ts';

/** @throws ProviderError `uncertain` when there is no picture: it may have been bought */
export function imageOutput(base64: string | undefined, model: string): ImageOutput {
  if (base64 === undefined || base64 === '') {
    throw new ProviderError('uncertain', 'The provider answered without a picture.');
  }
  const bytes = Buffer.from(base64, 'base64');
  return { bytes, mediaType: mediaTypeOf(bytes), details: { model } };
}

/** By the first bytes: compatible servers do not all honour `output_format`. */
function mediaTypeOf(bytes: Buffer): ImageOutput['mediaType'] {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'image/jpeg';
  return bytes.toString('latin1', 8, 12) === 'WEBP' ? 'image/webp' : 'image/png';
}
