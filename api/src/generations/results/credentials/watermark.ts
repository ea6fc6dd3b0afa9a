import { pathToFileURL } from 'node:url';

/** What the operator's module exports as `default`: returns bytes, or null where it marks no files of this type. */
type Watermark = (bytes: Uint8Array, mediaType: string) => Promise<unknown>;

/**
 * The same file with the operator's watermark in what is seen or heard.
 * @param path of an ES module
 * @throws Error where the module has no such function, or that returns something else, and whatever it throws
 */
export async function watermarked(
  path: string,
  bytes: Uint8Array,
  mediaType: string,
): Promise<Uint8Array | null> {
  const { default: watermark }: { default?: unknown } = await import(pathToFileURL(path).href);
  if (!isWatermark(watermark)) throw new Error(`${path} exports no function as default.`);
  const marked = await watermark(bytes, mediaType);
  if (marked === null || marked instanceof Uint8Array) return marked;
  throw new Error(`${path} returns neither bytes nor null.`);
}

const isWatermark = (value: unknown): value is Watermark => typeof value === 'function';
