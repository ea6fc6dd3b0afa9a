import type { GenerationKind, GenerationOf } from '@aic/api/contract';
import { useRef, useState } from 'react';
import { ApiError, errorText, isUnauthorized } from '../api/api-error.ts';
import type { StartInput } from '../api/generations.ts';
import type { StartRequests } from '../api/start-calls.ts';
import { useShell } from '../tool/shell-context.tsx';
import { useSessionEnd } from './use-session-end.ts';
import { useStartGeneration } from './use-start-generation.ts';

interface SubmitOptions<Item> {
  /** Credits as our own table says. */
  price: number;
  /** Of the toast when the server refuses, e.g. 'Generation Failed', and its text when the server gives none. */
  failure: { title: string; text: string };
  /** Said to screen readers at once, where no toast says that it has started. */
  announcement?: string;
  /** The server has taken the job. */
  onStarted?(item: Item): void;
}

export interface Submit<Kind extends GenerationKind> {
  run(request: StartRequests[Kind]): void;
  isPending: boolean;
  /** Credits a press holds: what the button says. */
  price: number;
}

/**
 * Starts a job and says what went wrong. A changed price is shown and asked for again; too few credits lead to the plans;
 * a session that is over leads to the sign-in. The draft is never touched: a failure costs no typing.
 */
export function useSubmitGeneration<Kind extends GenerationKind>(
  kind: Kind,
  { price: listed, failure, announcement, onStarted }: SubmitOptions<GenerationOf<Kind>>,
): Submit<Kind> {
  const { toast, navigate, announce } = useShell();
  const endSession = useSessionEnd();
  const start = useStartGeneration(kind);
  /** What the server said the price is now, for this list price. */
  const [correction, setCorrection] = useState<{ listed: number; price: number } | null>(null);
  const price = correction?.listed === listed ? correction.price : listed;
  // A request whose answer was lost may have been accepted: pressing again repeats it under the same key.
  const unanswered = useRef<{ request: string; key: string; isUnderWay: boolean } | null>(null);

  const fail = (error: unknown, isOffline: boolean): void => {
    if (isUnauthorized(error)) {
      endSession();
      return;
    }
    if (error instanceof ApiError && error.price !== null) setCorrection({ listed, price: error.price });
    const code = error instanceof ApiError ? error.code : null;
    toast({
      title: failure.title,
      description: errorText(error, withoutServer(failure.text, error, isOffline)),
      variant: 'destructive',
      ...((code === 'insufficient_credits' || code === 'forbidden') && {
        action: { label: 'See plans', run: () => navigate('/subscribe') },
      }),
    });
  };

  /** Tells how it went also when the creator has gone to another tool meanwhile, or has pressed again. Never rejects. */
  const send = async (input: StartInput<Kind>): Promise<void> => {
    const isOffline = !navigator.onLine;
    const settle = (isAnswered: boolean): void => {
      const last = unanswered.current;
      if (last?.key === input.idempotencyKey)
        unanswered.current = isAnswered ? null : { ...last, isUnderWay: false };
    };
    try {
      const item = await start.mutateAsync(input);
      settle(true);
      onStarted?.(item);
    } catch (error) {
      settle(isRefusal(error));
      fail(error, isOffline);
    }
  };

  return {
    price,
    isPending: start.isPending,
    run(request) {
      const fingerprint = fingerprintOf(request, price);
      const last = unanswered.current?.request === fingerprint ? unanswered.current : null;
      // Asked for already, by a press a moment ago.
      if (last?.isUnderWay === true) return;
      const key = last?.key ?? crypto.randomUUID();
      unanswered.current = { request: fingerprint, key, isUnderWay: true };
      if (announcement !== undefined) announce(announcement);
      void send({ request, quotedPrice: price, idempotencyKey: key });
    },
  };
}

/** A clear no, so nothing was started. A 5xx may come from a proxy, or from a server that fell after it had taken the job. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}

/** What a press means for the balance when the server has not said so itself. */
function withoutServer(text: string, error: unknown, isOffline: boolean): string {
  if (error instanceof ApiError) return text;
  if (isOffline) return `${text}. There is no network: nothing was sent, and nothing was charged.`;
  const reason = error instanceof SyntaxError ? 'The answer could not be read' : 'No answer has arrived';
  return `${text}. ${reason}: if it was started, and charged, all the same, it is in your list.`;
}

function fingerprintOf(request: object, price: number): string {
  return JSON.stringify([request, price], (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
}
