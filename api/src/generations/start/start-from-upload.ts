import type { GenerationKind, GenerationOf } from '@aic/contract';
import { type Caller, signedIn } from '../../identity/auth/caller.ts';
import { isRefusal } from '../../platform/db/sql-error.ts';
import { invalidFields } from '../../platform/errors/errors.ts';
import type { AppContext } from '../../platform/http/app-env.ts';
import { createConcurrencyLimit } from '../../platform/http/limits/concurrency-limit.ts';
import { invalidRequest } from '../../platform/http/router.ts';
import { tooManyUploads } from '../errors/upload-errors.ts';
import type { GenerationDeps } from '../generation-deps.ts';
import type { Start } from '../kinds/server-kind.ts';
import { findCallerId } from '../list/generations.repo.ts';
import { type ReceivedForm, receiveForm } from '../uploads/receive-form.ts';
import { keysOf, type SentPicture, storeUpload } from '../uploads/store-upload.ts';
import type { GenerationHeaders } from './generation-headers.ts';
import { requireFollowed } from './require-followed.ts';
import { requireProvider, type Started, startGenerations } from './start-generations.ts';
import { termsOf } from './terms-of.ts';

interface StartFromUpload<Kind extends GenerationKind> {
  kind: Kind;
  start: Start;
}

const UPLOADS_PER_USER = 4;
const limit = createConcurrencyLimit(UPLOADS_PER_USER, tooManyUploads);

/**
 * Receives a form, checks and re-encodes its pictures, stores them and queues the job. Whatever is refused leaves no
 * file behind.
 * @throws AppError as `receiveForm`, `cleanImage` and `startGenerations` do; `rate_limited` for too many at the same
 *   time
 */
export async function startFromUpload<Kind extends GenerationKind>(
  c: AppContext,
  deps: GenerationDeps,
  caller: Caller,
  headers: GenerationHeaders,
  call: StartFromUpload<Kind>,
): Promise<Started<GenerationOf<Kind>>> {
  // Before the body is read: a visitor without an account sends us no megabytes.
  requireProvider(deps, call.kind);
  const userId = signedIn(await findCallerId(deps.sql, caller));
  // Counted per user and not per session, so signing in again gives no new places.
  const giveBack = limit.take(userId);
  try {
    return await receiveAndStart(c, deps, { ...caller, userId }, headers, call);
  } finally {
    giveBack();
  }
}

async function receiveAndStart<Kind extends GenerationKind>(
  c: AppContext,
  deps: GenerationDeps,
  caller: Caller & { userId: string },
  headers: GenerationHeaders,
  call: StartFromUpload<Kind>,
): Promise<Started<GenerationOf<Kind>>> {
  const form = await receiveForm(
    c.req.raw,
    (call.start.images ?? []).map(({ name }) => name),
  );
  const stored: Record<string, SentPicture> = {};
  let isAsked = false;
  try {
    const { fields: asked, images } = checkForm(form, call.start);
    const fields = await requireFollowed(deps, caller, {
      kind: call.kind,
      request: asked,
      // The first picture of an edit is what is edited.
      hasPicture: call.kind !== 'edit' || images.some(([name]) => name === 'secondImage'),
      hasMask: images.some(([name]) => name === 'mask'),
    });
    const digests: Record<string, string> = {};
    for (const [name, file] of images) {
      digests[name] = file.digest;
      stored[name] = await storeUpload(deps, {
        file,
        field: name,
        userId: caller.userId,
        // Of several pictures, the first is the one that a form may name the item of.
        isOfItem: asked['madeFrom'] !== undefined && name === call.start.images?.[0]?.name,
        isPart: call.start.images?.find((image) => image.name === name)?.isMaterial === false,
      });
    }
    isAsked = true;
    const { items, uploadKeys } = await startGenerations(deps, caller, headers, {
      kind: call.kind,
      request: { ...fields, ...stored },
      fingerprint: { ...fields, ...digests },
      ...termsOf(deps, call.kind, call.start, { ...asked, ...stored }),
    });
    // A repeat of an earlier request has its own files already.
    await removeUploads(deps, stored, new Set(uploadKeys));
    return items;
  } catch (error) {
    // Without a response the job may stand all the same, and then it needs them.
    if (!isAsked || isRefusal(error)) await removeUploads(deps, stored, new Set());
    throw error;
  } finally {
    await form.dispose();
  }
}

function checkForm(form: ReceivedForm, { schema, images: wanted = [] }: Start) {
  for (const { name, missing } of wanted) {
    if (missing !== null && !form.files[name]) {
      throw invalidFields({ [name]: missing });
    }
  }
  const parsed = schema.safeParse(form.fields);
  if (!parsed.success) throw invalidRequest(parsed.error.issues);
  const fields = parsed.data;
  // In our order, not in that of their arrival: a repeat has the same fingerprint.
  const images = wanted.flatMap(({ name, isUsed }) => {
    const file = form.files[name];
    return file && (isUsed?.(fields) ?? true) ? [[name, file] as const] : [];
  });
  return { fields, images };
}

async function removeUploads(
  deps: GenerationDeps,
  stored: Readonly<Record<string, SentPicture>>,
  kept: ReadonlySet<string>,
): Promise<void> {
  const unwanted = Object.values(stored).filter(({ key }) => !kept.has(key));
  try {
    await Promise.all(unwanted.flatMap(keysOf).map((key) => deps.storage.remove(key)));
  } catch (error) {
    deps.logger.warn({ err: error }, 'an unreferenced upload is still stored');
  }
}
