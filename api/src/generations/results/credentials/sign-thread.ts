import { createPrivateKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { initSync, WasmBuilder } from '@contentauth/c2pa-wasm';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { reservedBytes, type SigningAlgorithm, signClaim } from './cose.ts';
import type { Manifest } from './manifest.ts';
import { watermarked } from './watermark.ts';

/** Plain data, so that it crosses to a thread. */
export interface SignTask {
  bytes: Uint8Array;
  mediaType: string;
  manifest: Manifest;
  /** In the order of the manifest's ingredients. */
  materials: readonly Uint8Array[];
  signer: {
    /** PEM. */
    key: string;
    alg: SigningAlgorithm;
    /** DER, the signer's own first. */
    certificates: readonly Uint8Array[];
    /** PEM of what the materials' own credentials are trusted by. */
    trusted: string;
  };
  /** Of an authority of RFC 3161; null: there is none. */
  timeStampUrl: string | null;
  /** Of the operator; null: there is none. */
  watermarkModule: string | null;
}

export interface Signed {
  bytes: Uint8Array;
  /** Why it has no time stamp; null: it has one, or is to have none. */
  unstamped: string | null;
}

/** What the library asks of a browser's Blob: it reads synchronously, and Node's cannot. */
class SyncBlob {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  get size(): number {
    return this.bytes.byteLength;
  }

  slice(start: number, end: number): SyncBlob {
    return new SyncBlob(this.bytes.subarray(start, end));
  }
}

// Safe because the library calls the two members above and no other.
const blobOf = (bytes: Uint8Array): Blob => new SyncBlob(bytes) as unknown as Blob;

Object.assign(globalThis, {
  FileReaderSync: class {
    readAsArrayBuffer({ bytes }: SyncBlob): ArrayBuffer {
      return new Uint8Array(bytes).buffer;
    }
  },
});

initSync({ module: await readFile(new URL(import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm'))) });

/** Returns the file with its credentials. @throws Error of the library, which is of no use any more then */
export async function signFile({
  bytes,
  mediaType,
  manifest: { ingredients, ...definition },
  materials,
  signer,
  timeStampUrl,
  watermarkModule,
}: SignTask) {
  let unstamped: string | null = null;
  const stamp =
    timeStampUrl === null
      ? undefined
      : // Takes longer to load than all else here, and most installations ask for none.
        (await import('./time-stamp.ts')).timeStampBy(timeStampUrl, (reason) => (unstamped = reason));
  const settings = {
    builder: { thumbnail: { enabled: false } },
    trust: { user_anchors: signer.trusted },
    // What strangers' files say must not make this process ask other servers.
    core: { allowed_network_hosts: [], max_decompressed_manifest_size_in_mb: 1 },
    // To verify what was written takes eight times as long as all else; tests read it.
    verify: { verify_after_sign: false, remote_manifest_fetch: false },
  };
  const builder = WasmBuilder.fromJson(JSON.stringify(definition), JSON.stringify(settings));
  for (const [index, ingredient] of ingredients.entries()) {
    const material = blobOf(materials[index] ?? new Uint8Array());
    await builder.addIngredientFromBlob(JSON.stringify(ingredient), ingredient.format, material);
  }
  const marked = watermarkModule === null ? null : await watermarked(watermarkModule, bytes, mediaType);
  if (marked) builder.addAction({ action: 'c2pa.watermarked.unbound' });
  const key = createPrivateKey(signer.key);
  const { alg, certificates } = signer;
  const sign = (claim: Uint8Array) => signClaim(claim, { key, alg, certificates, stamp });
  const reserveSize = reservedBytes(alg, certificates, stamp !== undefined);
  const signed = await builder.sign({ alg, reserveSize, sign }, [], mediaType, blobOf(marked ?? bytes));
  builder.free();
  // The bytes are moved to the process that asked, and not copied.
  return move({
    [transferableSymbol]: [signed.buffer],
    [valueSymbol]: { bytes: signed, unstamped } satisfies Signed,
  });
}
