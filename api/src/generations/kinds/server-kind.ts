import { buffer } from 'node:stream/consumers';
import type { GenerationKind, OwnMembers, PlanId, ProviderInfo } from '@aic/contract';
import { type StoredUpload, storedUpload } from '@aic/contract/schemas';
import type { z } from 'zod';
import type { Storage } from '../../platform/storage/storage.ts';
import { ProviderError } from '../errors/provider-error.ts';

/** An uploaded picture, checked, re-encoded and without metadata. */
export interface SourceImage {
  bytes: Uint8Array;
  mediaType: 'image/png' | 'image/jpeg';
}

/** What a request costs in whole credits, and the least plan that allows it. */
export interface Terms {
  price: number;
  planNeeded: PlanId | null;
}

/** One way to start a generation: the fields of its JSON or form, and what they cost. */
export interface Start<Schema extends z.ZodObject = z.ZodObject> {
  summary: string;
  schema: Schema;
  /** Pictures of a form, beside its fields. */
  images?: ReadonlyArray<UploadedImage<z.output<Schema>>>;
  /** Refuses what the engine in place cannot do. @throws AppError `invalid_request` */
  requireSupport?(request: z.output<Schema>, supports: ProviderInfo['supports']): void;
  /** Where options cost more than the kind does, or belong to the plans. */
  termsOf?(request: z.output<Schema>): Terms;
}

export interface UploadedImage<Fields> {
  name: string;
  /** What to say when it is missing; null: it may be. */
  missing: string | null;
  /** False: it is left aside, unread. */
  isUsed?(fields: Fields): boolean;
  /** It is of no use without its picture, so it is not kept among its user's uploads. */
  isMaterial?: false;
}

/** A request as the worker finds it, with the stored uploads read. */
type Loaded<Request> = {
  [Name in keyof Request]: Request[Name] extends StoredUpload | undefined
    ? SourceImage | Extract<Request[Name], undefined>
    : Request[Name];
};

interface ServerKindDescription<Kind extends GenerationKind, Stored extends z.ZodObject, Job> {
  /** What is not available while no engine makes it. */
  service: string;
  json?: Start;
  form?: Start;
  /** An SQL expression per member of its items, out of a row `g`: the compiler holds the query to the contract. */
  columns: { readonly [Name in keyof OwnMembers<Kind>]-?: string };
  /** SQL of the result's width by height, where it has one. */
  aspectRatio?: string;
  /** What is stored of a request. */
  stored: Stored;
  /** The least that can be asked for, as it is stored: `npm run engines:check` asks for it, and vendors charge for it. */
  smallest: z.input<Stored>;
  /** What the engine is asked for. @param seed always there: the job has one even when the user gave none */
  toJob(request: Loaded<z.output<Stored>>, seed: number): Job;
}

/** What the server does for one kind of generation; what everybody knows of it is in the contract's `KINDS`. */
export function defineServerKind<
  Kind extends GenerationKind,
  const Stored extends z.ZodObject,
  Job extends { kind: Kind },
>(kind: Kind, { stored, toJob, ...facts }: ServerKindDescription<Kind, Stored, Job>) {
  return {
    ...facts,
    /** What this build knows of a request: a worker is given no job whose request says more. */
    requestMembers: Object.keys(stored.shape),
    /**
     * What the engine is asked for. The stored request is checked again: it may be older than the code.
     * @throws ProviderError `invalid_request`
     */
    async toJob(storage: Pick<Storage, 'read'>, request: unknown, seed: number): Promise<Job> {
      const { success, data, error } = stored.safeParse(request);
      if (!success) {
        throw new ProviderError('invalid_request', `The stored ${kind} request is not valid.`, {
          cause: error,
        });
      }
      return toJob(await loadUploads(storage, data), seed);
    },
  };
}

export const defineStart = <const Schema extends z.ZodObject>(start: Start<Schema>): Start => start;

async function loadUploads<Request extends object>(
  storage: Pick<Storage, 'read'>,
  request: Request,
): Promise<Loaded<Request>> {
  const members = Object.entries(request).map(async ([name, value]) => {
    // Most members are words: a schema that refuses each takes longer than all else between claim and engine.
    const upload = typeof value === 'object' ? storedUpload.safeParse(value).data : undefined;
    if (upload === undefined) return [name, value] as const;
    return [
      name,
      { bytes: await buffer(await storage.read(upload.key)), mediaType: upload.mediaType },
    ] as const;
  });
  // Safe because only uploads are replaced, and each of them is.
  return Object.fromEntries(await Promise.all(members)) as Loaded<Request>;
}
