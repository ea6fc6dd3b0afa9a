import { ROOT_CERTIFICATE_PATH } from '@aic/sdk/verify';
import init, { WasmReader } from '@contentauth/c2pa-wasm';
import type { ReadRequest, ReadResponse } from './thread-messages.ts';

/**
 * Reads Content Credentials with the reference implementation, in a thread of its own: it is 9 MB, which load with the
 * first file, and it has a content policy of its own (api/src/pages/content-policy.ts).
 */
let loading: Promise<string> | null = null;

/** @returns settings of the reader @throws Error when a part of it could not be loaded */
async function load(): Promise<string> {
  const [root] = await Promise.all([
    readRoot(),
    init({ module_or_path: new URL('@contentauth/c2pa-wasm/c2pa.wasm', import.meta.url) }),
  ]);
  return JSON.stringify({
    ...(root !== null && { trust: { user_anchors: root } }),
    // Nothing that a file names is asked for.
    verify: { ocsp_fetch: false, remote_manifest_fetch: false },
  });
}

/** What this studio's files are trusted by; null where it has no authority of its own. */
async function readRoot(): Promise<string | null> {
  const response = await fetch(ROOT_CERTIFICATE_PATH);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${ROOT_CERTIFICATE_PATH} answers ${response.status}.`);
  return response.text();
}

async function read({ file, format }: ReadRequest): Promise<ReadResponse> {
  let settings: string;
  try {
    settings = await (loading ??= load());
  } catch (error) {
    return { unloaded: String(error) };
  }
  try {
    const reader = await WasmReader.fromBlob(format, file, settings);
    const json = reader.json();
    reader.free();
    return { json };
  } catch (error) {
    return { problem: String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  void read(data).then((response) => postMessage(response));
});
