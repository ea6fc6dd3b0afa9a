import type { TextStreamLine } from '@aic/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import type { ApiClient } from '../../api/client.ts';
import { QUERY_KEYS } from '../../api/query-keys.ts';
import { useShell } from '../../tool/shell-context.tsx';

/** How long to wait before reading again after the stream has broken. */
const RETRY_MS = 1000;

/**
 * A text while it is being written, or null before its first word. When it ends, the list of texts is read again; a
 * stream that breaks is read again from the start of the text.
 * @param id of a text that is processing; null reads nothing
 */
export function useWrittenText(id: string | null): string | null {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const [written, setWritten] = useState<{ id: string; text: string } | null>(null);

  const handleText = useEffectEvent((of: string, from: number, text: string) =>
    setWritten((before) => ({ id: of, text: (before?.id === of ? before.text : '').slice(0, from) + text })),
  );
  const handleEnd = useEffectEvent(() => {
    void queryClient.invalidateQueries({ queryKey: [...QUERY_KEYS.generations, 'text'] });
  });

  useEffect(() => {
    if (id === null) return undefined;
    const controller = new AbortController();
    void readAlong(api, id, controller.signal, (from, text) => handleText(id, from, text)).then(
      (hasEnded) => hasEnded && handleEnd(),
    );
    return () => controller.abort();
  }, [api, id]);

  return written !== null && written.id === id && written.text !== '' ? written.text : null;
}

/**
 * Reads until the text has ended, also when the stream breaks. @returns false when it was aborted before. Never
 * rejects.
 */
async function readAlong(
  api: ApiClient,
  id: string,
  signal: AbortSignal,
  onText: (from: number, text: string) => void,
): Promise<boolean> {
  const path = `/api/text-generations/${encodeURIComponent(id)}/stream`;
  while (!signal.aborted) {
    try {
      for await (const line of api.lines<TextStreamLine>(path, signal)) {
        if ('status' in line) return true;
        onText(line.from, line.text);
      }
    } catch (error) {
      // Signed out, or gone: reading the list says so. Any other error is retried.
      if (error instanceof ApiError && (error.status === 401 || error.status === 404)) return true;
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  return false;
}
