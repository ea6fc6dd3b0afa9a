import { access } from 'node:fs/promises';
import type { Logger } from 'pino';
import { Piscina } from 'piscina';
import type { PlatformDeps } from '../../../platform/deps.ts';
import { SigningFailed } from '../../errors/signing-failed.ts';
import { manifestOf, type Made, type Material } from './manifest.ts';
import { saysSomething, STORE_BYTES_MAX } from './said-before.ts';
import type { Signed, SignTask } from './sign-thread.ts';
import { loadSigningKey, type SigningKey } from './signing-key.ts';

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
/** The same of an upload, which a stranger may have made so that it takes long. */
const KEEP_MS_MAX = 10_000;
/** Of the thread. What takes longer does so again in each file that is made of it, and all others wait for that. */
const KEPT_MS_MAX = 2_000;
/** Of a manifest of ours beside the original's. */
const OWN_BYTES_MAX = 64 * 1024;
/** A thread without work gives its memory back: some 50 MB, and three times the largest file it had. */
const IDLE_MS = 30_000;

/** Works in a thread, one file after another, so that this process goes on answering. */
export function createCredentials(
  deps: Pick<PlatformDeps, 'sql' | 'config' | 'clock'> & { logger: Logger },
): Credentials {
  const { logger, clock } = deps;
  const {
    appOrigin,
    credentials: { onFailure, timeStampUrl, watermarkModule },
  } = deps.config;
  const mayGoWithout = onFailure === 'unmarked';
  let threads: Piscina<SignTask, Signed> | null = null;
  let key: Promise<SigningKey> | null = null;

  async function findKey(): Promise<SigningKey> {
    const now = clock.now();
    const known = await key?.catch(() => null);
    if (known && known.until > now) return known;
    key = loadSigningKey(deps, now);
    return key;
  }

  /** The library is of no use after an error, so the next task has another thread. */
  async function signInThread(task: SignTask, msMax: number): Promise<Signed> {
    const pool = (threads ??= openThreads());
    try {
      const signed = await pool.run(task, { signal: AbortSignal.timeout(msMax) });
      if (signed.unstamped !== null) logger.warn({ reason: signed.unstamped }, 'a file has no time stamp');
      return signed;
    } catch (error) {
      if (threads === pool) threads = null;
      // Those that wait there end first.
      void pool.close();
      throw error;
    }
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
          return (await signInThread(task, SIGN_MS_MAX)).bytes;
        } catch (error) {
          logger.warn({ err: error }, 'a file is signed once more');
          return (await signInThread(await taskOf(file, made, materials), SIGN_MS_MAX)).bytes;
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
        const { bytes, workedMs } = await signInThread(task, KEEP_MS_MAX);
        if (workedMs > KEPT_MS_MAX) throw new Error(`To read them takes ${workedMs} ms.`);
        // What a file says of their size need not be true.
        const more = bytes.byteLength - picture.bytes.byteLength;
        if (more > STORE_BYTES_MAX + OWN_BYTES_MAX) throw new Error(`They have ${more} bytes.`);
        return bytes;
      } catch (error) {
        logger.warn({ err: error }, 'an upload is kept without its content credentials');
        return null;
      }
    },
    close: async () => threads?.destroy(),
  };
}

const openThreads = (): Piscina<SignTask, Signed> =>
  new Piscina({
    name: 'signFile',
    filename: new URL('sign-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    atomics: 'disabled',
    // The host process may run with flags, a test runner's for example, that this thread must not have.
    execArgv: [],
  });
