import { ProviderError } from '../../errors/provider-error.ts';
import { abortedError, timeoutError } from '../http/connection-error.ts';
import { kindOfFailure, safeReason } from '../http/failure-kind.ts';
import { firstByteMs } from '../http/first-byte.ts';
import type { ProviderContext } from '../provider.ts';
import { toProviderError } from './error-mapping.ts';
import type { TextEvent } from './text-events.ts';

interface WholeText {
  text: string;
  /** A limit came before the end: the model's on tokens, or ours on length. */
  isCutOff: boolean;
}

/** Characters: a short novel. A model that goes in circles does not end by itself. */
const LENGTH_MAX = 200_000;

/**
 * Hands on a text as it comes and returns the whole of it.
 * @param open begins the stream and ends it when its signal aborts
 * @param silenceMs how long the vendor may say nothing between two events; less before the first one
 * @throws ProviderError `uncertain` for a stream that breaks off or a text that is empty; `moderation` for a refusal
 */
export async function readText(
  open: (signal: AbortSignal) => Promise<AsyncIterable<TextEvent>>,
  { signal, onText, onUsage }: Pick<ProviderContext, 'signal' | 'onText' | 'onUsage'>,
  silenceMs: number,
): Promise<WholeText> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), firstByteMs(silenceMs));
  let text = '';
  let end: Extract<TextEvent, { type: 'end' }> | null = null;
  try {
    for await (const event of await open(AbortSignal.any([signal, silence.signal]))) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), silenceMs);
      // What a vendor still sends after its end, e.g. the usage, is not awaited.
      if (event.type === 'end') {
        end = event;
        break;
      }
      if (event.type === 'usage') {
        onUsage(event.usage);
        continue;
      }
      const piece = pieceOf(event).slice(0, LENGTH_MAX - text.length);
      if (piece === '') continue;
      text += piece;
      onText(piece);
      if (text.length < LENGTH_MAX) continue;
      end = { type: 'end', isCutOff: true };
      break;
    }
  } catch (error) {
    if (!signal.aborted && !silence.signal.aborted) {
      throw afterSoMuch(text, toProviderError(error, { onUsage }));
    }
  } finally {
    clearTimeout(timer);
  }
  // The SDK ends an aborted stream as if it were complete.
  if (signal.aborted) throw abortedError();
  if (silence.signal.aborted) throw timeoutError();
  if (end === null) throw new ProviderError('uncertain', "The provider's response broke off.");
  if (text.trim() === '') throw new ProviderError('uncertain', 'The provider answered without a text.');
  return { text, isCutOff: end.isCutOff };
}

/** @throws ProviderError when the event says that there will be no text */
function pieceOf(event: Exclude<TextEvent, { type: 'end' | 'usage' }>): string {
  switch (event.type) {
    case 'text':
      return event.text;
    case 'other':
      return '';
    case 'refused':
      throw new ProviderError('moderation', 'The model refused to write this.');
    case 'failed': {
      const reason = safeReason(event.reason);
      throw new ProviderError(kindOfFailure({ status: 0, reason }), `The provider gave up (${reason}).`);
    }
    default:
      return event satisfies never;
  }
}

/** What was written has been bought: a failure after it is not tried again. */
function afterSoMuch(text: string, error: ProviderError): ProviderError {
  if (text === '' || (error.kind !== 'unavailable' && error.kind !== 'rate_limited')) return error;
  return new ProviderError('uncertain', `${error.message} It came in the middle of the text.`);
}
