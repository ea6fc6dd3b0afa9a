import type OpenAI from 'openai';
import type { ProviderUsage } from '../provider.ts';

/** What both wire formats come down to. A stream without an `end` has broken off. */
export type TextEvent =
  | { type: 'text'; text: string }
  | { type: 'refused' }
  | { type: 'failed'; reason: unknown }
  | { type: 'usage'; usage: ProviderUsage }
  | { type: 'end'; isCutOff: boolean }
  /** Anything else: it only says that the vendor is alive. */
  | { type: 'other' };

interface TextRequest {
  model: string;
  instructions: string;
  prompt: string;
}

/** Resolves when the vendor has begun to answer; rejects as the SDK does. */
export type OpenTextStream = (
  client: OpenAI,
  request: TextRequest,
  options: OpenAI.RequestOptions,
) => Promise<AsyncIterable<TextEvent>>;

/** The Responses API. Its raw events are read: the SDK's own accumulation fails on minimal servers. */
export const openResponses: OpenTextStream = async (client, { prompt, ...request }, options) => {
  const body = { ...request, input: prompt, store: false, stream: true } as const;
  return mapEvents(await client.responses.create(body, options).withResponse(), fromResponses);
};

/** Chat Completions, for servers that have no Responses API. */
export const openChat: OpenTextStream = async (client, { model, instructions, prompt }, options) => {
  const messages: OpenAI.ChatCompletionMessageParam[] = [
    { role: 'system', content: instructions },
    { role: 'user', content: prompt },
  ];
  const body = { model, messages, stream: true } as const;
  return mapEvents(await client.chat.completions.create(body, options).withResponse(), fromChat);
};

async function* mapEvents<Event>(
  { data, request_id: requestId }: { data: AsyncIterable<Event>; request_id: string | null },
  toTextEvents: (event: Event) => readonly TextEvent[],
): AsyncGenerator<TextEvent> {
  if (requestId !== null) yield { type: 'usage', usage: { requestId } };
  for await (const event of data) yield* toTextEvents(event);
}

function fromResponses(event: OpenAI.Responses.ResponseStreamEvent): readonly TextEvent[] {
  switch (event.type) {
    case 'response.output_text.delta':
      return [{ type: 'text', text: event.delta }];
    case 'response.refusal.delta':
    case 'response.refusal.done':
      return [{ type: 'refused' }];
    case 'response.failed':
      return [{ type: 'failed', reason: event.response.error?.code }];
    case 'response.incomplete':
      return event.response.incomplete_details?.reason === 'content_filter'
        ? [{ type: 'refused' }]
        : [...usageOf(event.response), { type: 'end', isCutOff: true }];
    case 'response.completed':
      return [...usageOf(event.response), { type: 'end', isCutOff: false }];
    default:
      // Dozens of events about tools and reasoning, and those that are not invented yet.
      return [{ type: 'other' }];
  }
}

function usageOf({ usage }: OpenAI.Responses.Response): readonly TextEvent[] {
  if (!usage) return [];
  const { input_tokens: inputTokens, output_tokens: outputTokens } = usage;
  return [{ type: 'usage', usage: { inputTokens, outputTokens } }];
}

/**
 * Usage is taken where the last piece carries it. It is not asked for: some servers refuse the option, and of others it
 * comes after the end.
 */
function fromChat({ usage, ...chunk }: OpenAI.ChatCompletionChunk): readonly TextEvent[] {
  if (!usage) return fromChoices(chunk);
  const { prompt_tokens: inputTokens, completion_tokens: outputTokens } = usage;
  return [{ type: 'usage', usage: { inputTokens, outputTokens } }, ...fromChoices(chunk)];
}

function fromChoices({ choices }: Pick<OpenAI.ChatCompletionChunk, 'choices'>): readonly TextEvent[] {
  // The last chunk may hold the usage alone, and minimal servers leave fields out.
  const choice = choices?.[0];
  if (!choice) return [{ type: 'other' }];
  const { content, refusal } = choice.delta ?? {};
  if (refusal || choice.finish_reason === 'content_filter') return [{ type: 'refused' }];
  const text: readonly TextEvent[] = content ? [{ type: 'text', text: content }] : [{ type: 'other' }];
  return choice.finish_reason
    ? [...text, { type: 'end', isCutOff: choice.finish_reason === 'length' }]
    : text;
}
