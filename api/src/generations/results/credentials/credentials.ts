import { access } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { PlatformDeps } from '../../../platform/deps.ts';
import { SigningFailed } from '../../errors/signing-failed.ts';
import { TIME_STAMP_MS_MAX } from './cose.ts';
import { manifestOf, type Made, type Material } from './manifest.ts';
import { saysSomething, STORE_BYTES_MAX } from './said-before.ts';
import type { SignTask } from './sign-thread.ts';
import { loadSigningKey, type SigningKey } from './signing-key.ts';
import { createSigningTurns, type SigningTurns } from './signing-turns.ts';

interface File {
  bytes: Uint8Array;
  mediaType: string;
}

/** A file before it is stored, and how it came about. */
export interface UnsignedFile extends File {
  made: Made;
  materials: ReadonlyArray<File & Pick<Material, 'relationship'>>;
  /** As its vendor made it, where it may say of itself what this file does not hold any more. */
  original?: File | undefined;
}

/** Signs what files say of how they came about (C2PA, "Content Credentials"). */
export interface Credentials {
  /** Makes or reads what it signs with. @throws StartError where files may not go without */
  start(): Promise<void>;
  /**
   * The same file with its credentials; null: it cannot have them, and may go without, which the log says.
   * @throws SigningFailed where it may not
   */
  sign(file: UnsignedFile): Promise<Uint8Array | null>;
  /**
   * A picture that was made anew, with what its original says of itself; null: that is nothing, or cannot be kept, and
   * the picture goes without.
   */
  keep(picture: File, original: File): Promise<Uint8Array | null>;
  close(): Promise<void>;
}

/** Many times what a large film takes. */
const SIGN_MS_MAX = 60_000;
/**
 * The same of an upload, which a stranger may have made so that it takes long: it would again in each file that is made
 * of it. A thread that begins takes part of it.
 */
const KEEP_MS_MAX = 5_000;
/** Its request waits meanwhile. */
const KEEP_WAIT_MS_MAX = 10_000;
/** Of a manifest of ours beside the original's. */
const OWN_BYTES_MAX = 64 * 1024;

/** Works in threads, so that this process goes on answering. Results wait for no upload. */
export function createCredentials(
  deps: Pick<PlatformDeps, 'sql' | 'config' | 'clock'> & { logger: Logger },
): Credentials {
  const { logger, clock } = deps;
  const {
    appOrigin,
    credentials: { onFailure, timeStampUrl, watermarkModule },
  } = deps.config;
  const mayGoWithout = onFailure === 'unmarked';
  const [results, uploads] = [createSigningTurns(), createSigningTurns()];
  let key: Promise<SigningKey> | null = null;

  async function findKey(): Promise<SigningKey> {
    const now = clock.now();
    const known = await key?.catch(() => null);
    if (known && known.until > now) return known;
    key = loadSigningKey(deps, now);
    return key;
  }

  async function signIn(turns: SigningTurns, task: SignTask, msMax: number, waitMsMax?: number) {
    const { bytes, unstamped } = await turns.sign(task, msMax, waitMsMax);
    if (unstamped !== null) logger.warn({ reason: unstamped }, 'a file has no time stamp');
    return bytes;
  }

  async function taskOf(
    { bytes, mediaType }: File,
    made: Made | null,
    materials: UnsignedFile['materials'],
  ): Promise<SignTask> {
    const { signer } = await findKey();
    // What is only encoded anew is not ours, and what is labelled has it already.
    const isToBeMarked = made !== null && made.label === undefined;
    return {
      bytes,
      mediaType,
      manifest: manifestOf(made, materials, appOrigin),
      signer,
      materials: materials.map((one) => one.bytes),
      timeStampUrl,
      watermarkModule: isToBeMarked ? watermarkModule : null,
    };
  }

  return {
    async start() {
      try {
        await findKey();
        if (watermarkModule !== null) await access(watermarkModule);
      } catch (error) {
        if (!mayGoWithout) throw error;
        logger.error({ err: error }, 'files will have no content credentials');
      }
    },
    async sign({ made, materials, original, ...file }) {
      const own =
        original && saysSomething(original.bytes)
          ? [{ relationship: 'componentOf', ...original } as const]
          : [];
      try {
        const task = await taskOf(file, made, [...materials, ...own]);
        try {
          return await signIn(results, task, SIGN_MS_MAX);
        } catch (error) {
          logger.warn({ err: error }, 'a file is signed once more');
          return await signIn(results, await taskOf(file, made, materials), SIGN_MS_MAX);
        }
      } catch (cause) {
        if (!mayGoWithout) throw new SigningFailed('A file could not be given its credentials.', { cause });
        logger.error({ err: cause, mediaType: file.mediaType }, 'a file has no content credentials');
        return null;
      }
    },
    async keep(picture, original) {
      if (!saysSomething(original.bytes)) return null;
      try {
        const task = await taskOf(picture, null, [{ relationship: 'parentOf', ...original }]);
        const msMax = KEEP_MS_MAX + (timeStampUrl === null ? 0 : TIME_STAMP_MS_MAX);
        const bytes = await signIn(uploads, task, msMax, KEEP_WAIT_MS_MAX);
        // What a file says of their size need not be true.
        const more = bytes.byteLength - picture.bytes.byteLength;
        if (more > STORE_BYTES_MAX + OWN_BYTES_MAX) throw new Error(`They have ${more} bytes.`);
        return bytes;
      } catch (error) {
        logger.warn({ err: error }, 'an upload is kept without its content credentials');
        return null;
      }
    },
    close: async () => void (await Promise.all([results.close(), uploads.close()])),
  };
}
