import type { TextStreamLine } from '@aic/api/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useShell } from '../tool/shell-context.tsx';

/** How long to wait before reading along again after the stream has broken. */
const RETRY_MS = 1000;

/**
 * A text as it is being written, or null before its first word. When it ends, the list of texts is read again; a stream
 * that breaks is taken up again from the text's start.
 * @param id of a text that is processing; null reads nothing
 */
export function useWrittenText(id: string | null): string | null {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const [written, setWritten] = useState<{ id: string; text: string } | null>(null);
  const handleEnd = useEffectEvent(() => {
    void queryClient.invalidateQueries({ queryKey: ['generations', 'text'] });
  });

  useEffect(() => {
    if (id === null) return;
    const controller = new AbortController();
    let retry: ReturnType<typeof setTimeout> | undefined;
    const follow = async (): Promise<void> => {
      try {
        for await (const line of api.lines<TextStreamLine>(
          `/api/text-generations/${encodeURIComponent(id)}/stream`,
          controller.signal,
        )) {
          if ('status' in line) {
            handleEnd();
            return;
          }
          setWritten((before) => ({
            id,
            text: (before?.id === id ? before.text : '').slice(0, line.from) + line.text,
          }));
        }
        throw new Error('The text ended without saying so.');
      } catch {
        if (!controller.signal.aborted) retry = setTimeout(() => void follow(), RETRY_MS);
      }
    };
    void follow();
    return () => {
      controller.abort();
      clearTimeout(retry);
    };
  }, [api, id]);

  return written !== null && written.id === id && written.text !== '' ? written.text : null;
}
