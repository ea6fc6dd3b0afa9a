import type { TextStreamLine } from '@aic/contract';

const WORD_MS = 120;

/** A text as it is written, line by line, as GET /api/text-generations/{id}/stream sends it. */
export function writeText(text: string, signal?: AbortSignal | null): Response {
  const words = text.split(/(?<=\s)/);
  let from = 0;
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, WORD_MS));
      const word = words.shift();
      const line: TextStreamLine = word === undefined ? { status: 'completed' } : { from, text: word };
      from += word?.length ?? 0;
      controller.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`));
      if (word === undefined || signal?.aborted === true) controller.close();
    },
  });
  return new Response(stream);
}
