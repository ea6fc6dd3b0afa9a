import type { TextStyle } from '@aic/contract';
import { APIError } from 'openai';
import type { Endpoint } from '../../../platform/config/engines.ts';
import type { Provider } from '../provider.ts';
import { createOpenAiClient } from './client.ts';
import { readText } from './read-text.ts';
import { openChat, openResponses, type OpenTextStream } from './text-events.ts';

/**
 * Texts over OpenAI's wire format, streamed, at OpenAI or any compatible server (`TEXT_BASE_URL`): by the Responses
 * API, or by Chat Completions where a server does not have it.
 */
export function createOpenAiTextProvider(config: Endpoint): Provider<'text'> {
  const client = createOpenAiClient(config);
  // Learnt from the server's own response, once.
  let isChatOnly = false;

  const open: OpenTextStream = async (...call) => {
    if (isChatOnly) return openChat(...call);
    try {
      return await openResponses(...call);
    } catch (error) {
      if (!isWithoutResponses(error)) throw error;
    }
    const stream = await openChat(...call);
    isChatOnly = true;
    return stream;
  };

  return {
    id: 'openai',
    kinds: ['text'],
    status: () => ({
      state: 'configured',
      label: `${config.baseUrl === null ? 'OpenAI' : 'OpenAI-compatible server'}, ${config.model}`,
      message: null,
    }),
    supports: () => ({ seed: false, cancel: true }),

    async submit(job, context) {
      const { model } = config;
      const request = { model, instructions: INSTRUCTIONS[job.style], prompt: job.prompt };
      // The SDK drops its own `idempotencyKey` option.
      const headers = { 'Idempotency-Key': context.idempotencyKey };
      const { text, isCutOff } = await readText(
        (signal) => open(client, request, { signal, headers }),
        context,
        config.timeoutMs,
      );
      const details = isCutOff ? { model, note: 'Ends at the length limit' } : { model };
      return { state: 'done', output: { text, mediaType: 'text/markdown', details } };
    },
  };
}

/** Nothing was bought by such a response. A 404 that names the model is about the model. */
function isWithoutResponses(error: unknown): boolean {
  if (!(error instanceof APIError)) return false;
  switch (error.status) {
    case 404:
      return error.code !== 'model_not_found';
    case 405:
    case 501:
      return true;
    case 400:
      return /\bresponses\b.*\b(unsupported|not (supported|found|implemented|available))/i.test(
        error.message,
      );
    default:
      return false;
  }
}

const FORMAT = 'Answer in Markdown with the text alone: no preface, no remarks about the task.';

const INSTRUCTIONS: Readonly<Record<TextStyle, string>> = {
  creative: `Write imaginatively, with vivid images and a voice of your own. ${FORMAT}`,
  professional: `Write clearly, politely and to the point, as in good business writing. ${FORMAT}`,
  casual: `Write in a relaxed and friendly way, as to someone you know. ${FORMAT}`,
  technical: `Write precisely and in order, with the right terms, and explain what is not obvious. ${FORMAT}`,
  marketing: `Write persuasively, with benefits before features and a call to action. ${FORMAT}`,
};
