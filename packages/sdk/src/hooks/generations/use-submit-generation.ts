import { type GenerationKind, type GenerationOf, KINDS, type StartRequests } from '@aic/contract';
import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, errorText, isUnauthorized } from '../../api/api-error.ts';
import type { StartInput } from '../../api/generations/generations.ts';
import { countOf } from '../../api/generations/optimistic-item.ts';
import { randomId } from '../../platform/plain-http.ts';
import { plansPath } from '../../tool/plans-path.ts';
import { useShell } from '../../tool/shell-context.tsx';
import { useEngine } from '../use-engine.ts';
import { useSessionEnd } from '../use-session-end.ts';
import { earlierStart, startKey } from './earlier-start.ts';
import type { FailureTexts } from './use-outcome-toasts.ts';
import { useStartGeneration } from './use-start-generation.ts';

interface SubmitOptions<Item> {
  /** Credits by the contract's price list; another engine than the first may cost more or less. */
  price: number;
  /** Of the toast when the server refuses; its text when the server gives none. */
  failure: FailureTexts;
  /** For screen readers, at once, where no toast says that the job has started. */
  announcement?: string;
  /** The server has accepted the job; the first one where a press makes several. @param results all of the press */
  onStarted?(item: Item, results: readonly Item[]): void;
}

export interface Submit<Kind extends GenerationKind> {
  run(request: StartRequests[Kind]): void;
  /** A press waits for its response, also one from before the tool was left and opened again. */
  isPending: boolean;
  /** Credits that each result holds. */
  price: number;
}

/**
 * Starts a job and says what went wrong. A changed price is shown and asked for again; too few credits lead to the
 * plans; a session that is over leads to the sign-in. The draft is never touched: a failure costs no typing.
 */
export function useSubmitGeneration<Kind extends GenerationKind>(
  kind: Kind,
  { price: withFirstEngine, failure, announcement, onStarted }: SubmitOptions<GenerationOf<Kind>>,
): Submit<Kind> {
  const { toast, clearToasts, navigate, announce, session } = useShell();
  const endSession = useSessionEnd();
  const start = useStartGeneration(kind);
  const { engine } = useEngine(kind);
  // Options cost the same more with each engine, and what none makes costs nothing with any.
  const isFree = withFirstEngine === 0;
  const listed = withFirstEngine + (engine === null || isFree ? 0 : engine.price - KINDS[kind].price);
  const queryClient = useQueryClient();
  const isPending = useIsMutating({ mutationKey: startKey(kind) }) > 0;
  /** What the server said the price is now, for this list price. */
  const [correction, setCorrection] = useState<{ listed: number; price: number } | null>(null);
  const price = correction?.listed === listed ? correction.price : listed;

  const fail = (error: unknown, count: number, isOffline: boolean): void => {
    if (isUnauthorized(error)) {
      endSession();
      return;
    }
    if (error instanceof ApiError && error.price !== null) {
      setCorrection({ listed, price: error.price / count });
    }
    const code = error instanceof ApiError ? error.code : null;
    toast({
      title: failure.title,
      description: errorText(error, withoutServer(failure.text, error, isOffline)),
      variant: 'destructive',
      ...((code === 'insufficient_credits' || code === 'forbidden') && {
        action: { label: 'See plans', run: () => navigate(plansPath(session.user)) },
      }),
    });
  };

  /** Reports the outcome also when the user has gone to another tool or has pressed again. Never rejects. */
  const send = async (input: StartInput<Kind>): Promise<void> => {
    const isOffline = !navigator.onLine;
    try {
      const results = await start.mutateAsync(input);
      onStarted?.(results[0], results);
    } catch (error) {
      fail(error, countOf(input.request), isOffline);
    }
  };

  return {
    price,
    isPending,
    run(asked) {
      const request = engine === null ? asked : { ...asked, engine: engine.id };
      clearToasts();
      const quotedPrice = price * countOf(request);
      const earlier = earlierStart(queryClient, kind, request, quotedPrice);
      // A press a moment ago has already asked for it.
      if (earlier?.status === 'pending') return;
      const repeated =
        earlier?.status === 'error' && !isRefusal(earlier.error) ? earlier.variables : undefined;
      // A request whose response was lost may have been accepted: pressing again repeats it under the same key.
      const idempotencyKey = repeated?.idempotencyKey ?? randomId();
      if (announcement !== undefined) announce(announcement);
      void send({ request, quotedPrice, idempotencyKey });
    },
  };
}

/**
 * A clear refusal, so nothing was started. A 5xx may come from a proxy, or from a server that failed after it had
 * accepted the job.
 */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}

/** What a press means for the balance when there is no response of the server that says it. */
function withoutServer(text: string, error: unknown, isOffline: boolean): string {
  if (error instanceof ApiError) return text;
  if (isOffline) return `${text}. There is no network: nothing was sent, and nothing was charged.`;
  const reason = error instanceof SyntaxError ? 'The answer could not be read' : 'No answer has arrived';
  return `${text}. ${reason}: if it was started, and charged, all the same, it is in your list.`;
}
