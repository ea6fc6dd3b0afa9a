import {
  ApiError,
  errorText,
  type Generation,
  isAnyItem,
  isUnauthorized,
  KINDS,
  useSearchParams,
  useSessionEnd,
  useShell,
} from '@aic/sdk';
import {
  type HandedUpload,
  type ItemOfMedium,
  parseResponse,
  type ToolUse,
  USE_PARAMETERS,
} from '@aic/sdk/hand-off';
import { UPLOAD, uploadIdOf } from '@aic/sdk/uploads';
import { useEffect, useEffectEvent } from 'react';
import { UseRefused } from './use-refused.ts';

/** An item of a medium that the use names; an upload where it takes these. */
type Handed<Use extends ToolUse> =
  | ItemOfMedium<Use['of'][number]>
  | (Use extends { takesUploads: true } ? HandedUpload : never);

/** What a tool does with what each of its uses takes. */
export type Takers<Uses extends readonly ToolUse[]> = {
  readonly [As in Uses[number]['as']]: (
    item: Handed<Extract<Uses[number], { as: As }>>,
    /** Aborted when the user has gone elsewhere: nothing may be filled in then. */
    signal: AbortSignal,
  ) => Promise<Taken> | Taken;
};

/** Said to screen readers once it is in the draft; null: the user has thought better of it. */
type Taken = string | null;

const KEPT = 'Your draft is as it was, and nothing was charged.';

/**
 * Takes over the item or upload that the address names (`?use=<id>&as=<use>`), and takes both parameters out of the address once
 * that is done or has failed: a reload before starts again, a reload after keeps the draft.
 *
 * @param uses what the tool declares for this page
 * @param takers fills the draft, one function for each `as`; what it throws is said as a file that could not be opened
 */
export function useHandedOver<const Uses extends readonly ToolUse[]>(uses: Uses, takers: Takers<Uses>): void {
  const shell = useShell();
  const endSession = useSessionEnd();
  const [params, setParams] = useSearchParams();
  const id = params.get(USE_PARAMETERS.item);
  const as = params.get(USE_PARAMETERS.as) ?? '';

  const refuse = (title: string, description: string): void =>
    shell.toast({ title, description: `${description} ${KEPT}`, variant: 'destructive' });

  const read = async (ref: string, signal: AbortSignal): Promise<Generation | HandedUpload | null> => {
    const uploadId = uploadIdOf(ref);
    const path = `/api/${uploadId === null ? 'generations' : 'uploads'}/${encodeURIComponent(uploadId ?? ref)}`;
    try {
      const response = await shell.api.request('GET', path, { signal });
      if (uploadId === null) return parseResponse(path, isAnyItem, response);
      return { ...parseResponse(path, UPLOAD, response), kind: 'upload' };
    } catch (error) {
      if (signal.aborted) return null;
      if (isUnauthorized(error)) endSession();
      else if (error instanceof ApiError && [400, 403, 404].includes(error.status)) {
        refuse('Item Not Found', 'It was deleted, or it belongs to another account.');
      } else refuse('Item Not Loaded', errorText(error, 'The item could not be loaded. Please try again.'));
      return null;
    }
  };

  /** A film that was made of a picture alone has the words of that picture. */
  const withWords = async (item: Generation, signal: AbortSignal): Promise<Generation> => {
    if (item.prompt !== '' || !item.madeFrom) return item;
    const path = `/api/generations/${encodeURIComponent(item.madeFrom.id)}`;
    // Without them it is still an item: what it was made from may be gone.
    const origin = await shell.api.request('GET', path, { signal }).catch(() => null);
    return isAnyItem(origin) ? { ...item, prompt: origin.prompt } : item;
  };

  const take = async (itemId: string, wanted: string, signal: AbortSignal): Promise<void> => {
    const known = uses.filter((use) => use.as === wanted);
    if (known.length === 0) return refuse('Not Possible Here', 'This page does not know that use.');
    const item = await read(itemId, signal);
    if (item === null) return;
    const problem = item.kind === 'upload' ? uploadProblem(known) : itemProblem(known, item);
    if (problem !== null) return refuse(...problem);
    // Safe because the use of this name takes the item's medium, as was just looked up.
    const taker = takers[wanted as keyof typeof takers] as (
      item: Generation | HandedUpload,
      signal: AbortSignal,
    ) => Promise<Taken> | Taken;
    try {
      const taken = await taker(item.kind === 'upload' ? item : await withWords(item, signal), signal);
      if (taken !== null && !signal.aborted) shell.announce(taken);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof UseRefused) refuse('Not Possible Here', error.message);
      else refuse('File Not Opened', 'Its file could not be opened. Please try again.');
    }
  };

  /** As the address is then: the user may have changed something else of it meanwhile. */
  const forget = useEffectEvent((): void => {
    const rest = new URLSearchParams(params);
    for (const name of Object.values(USE_PARAMETERS)) rest.delete(name);
    setParams(rest, { replace: true });
  });
  const run = useEffectEvent(async (itemId: string, use: string, signal: AbortSignal): Promise<void> => {
    await take(itemId, use, signal);
    if (!signal.aborted) forget();
  });

  useEffect(() => {
    if (id === null) return undefined;
    const controller = new AbortController();
    void run(id, as, controller.signal);
    return () => controller.abort();
  }, [id, as]);
}

type Problem = [title: string, description: string] | null;

const itemProblem = (known: readonly ToolUse[], { kind, status }: Generation): Problem => {
  if (status !== 'completed') return ['Not Finished', 'Only a finished item can be used.'];
  if (known.some(({ of }) => of.includes(KINDS[kind].medium))) return null;
  return ['Not Possible Here', `${KINDS[kind].name} items cannot be used for this.`];
};

const uploadProblem = (known: readonly ToolUse[]): Problem =>
  known.some(({ takesUploads }) => takesUploads)
    ? null
    : ['Not Possible Here', 'Uploads cannot be used for this.'];
