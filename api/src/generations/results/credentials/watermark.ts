import { pathToFileURL } from 'node:url';

/** What the operator's module exports as `default`; null: it marks no files of this type. */
type Watermark = (bytes: Uint8Array, mediaType: string) => Promise<Uint8Array | null>;

/**
 * The same file with the operator's watermark in what is seen or heard.
 * @param path of an ES module
 * @throws Error where the module has no such function, and whatever that throws
 */
export async function watermarked(
  path: string,
  bytes: Uint8Array,
  mediaType: string,
): Promise<Uint8Array | null> {
  const { default: watermark }: { default?: unknown } = await import(pathToFileURL(path).href);
  if (!isWatermark(watermark)) throw new Error(`${path} exports no function as default.`);
  return watermark(bytes, mediaType);
}

const isWatermark = (value: unknown): value is Watermark => typeof value === 'function';
