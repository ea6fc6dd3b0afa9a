import { setTimeout as delay } from 'node:timers/promises';
import { abortedError } from '../engine/engine-error.ts';
import type { EngineOptions } from '../engine/engine-options.ts';
import type { TextRequest, WrittenText } from './text-request.ts';
import { writeDraft } from './write-draft.ts';

/** About reading speed, so that a user sees the text grow and can stop it. */
const WORD_MS = 20;

export interface TextOptions extends EngineOptions {
  /** The text as it is written, word by word. */
  onText?(piece: string): void;
}

/** Writes a draft from templates. The same request gives the same text. @throws EngineError `aborted` */
export async function writeText(
  request: TextRequest,
  { signal, onProgress, onText }: TextOptions = {},
): Promise<WrittenText> {
  const draft = writeDraft(request);
  const words = draft.text.match(/\S+\s*/g) ?? [];
  for (const [index, word] of words.entries()) {
    await delay(WORD_MS, undefined, { ...(signal && { signal }) }).catch(() => {
      throw abortedError();
    });
    onText?.(word);
    onProgress?.((index + 1) / words.length);
  }
  return draft;
}
