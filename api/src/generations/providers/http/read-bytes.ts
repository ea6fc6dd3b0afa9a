import { ProviderError } from '../../errors/provider-error.ts';

/**
 * The whole body, counted while it comes: `content-length` may be missing or wrong.
 * @throws ProviderError `uncertain` when it is larger; the rest is not read
 */
export async function readBytes(response: Response, sizeBytesMax: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  // Leaving the loop early cancels the body, and so closes the connection.
  for await (const chunk of response.body ?? []) {
    sizeBytes += chunk.byteLength;
    if (sizeBytes > sizeBytesMax) {
      throw new ProviderError('uncertain', `The provider's response is larger than ${sizeBytesMax} bytes.`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
