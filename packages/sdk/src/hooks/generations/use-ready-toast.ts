import type { GenerationStatus } from '@aic/contract';
import { useEffect, useEffectEvent } from 'react';
import { READY_TOAST_WINDOW_MS } from '../../api/timings.ts';
import { useShell } from '../../tool/shell-context.tsx';
import { isPressUnderWay } from './use-outcomes.ts';

interface Finished {
  id: string;
  status: GenerationStatus;
  completedAt: string | null;
  batchId?: string | null | undefined;
}

/** Items that were announced in this tab, by any tool: a reload within the minute does not repeat the toast. */
const STORAGE_KEY = 'aic.announced';

/**
 * Says once that the newest completed item is ready, if it is under 60 s old (rule 4.job.ready). Its age counts from
 * its completion, because a job may itself take minutes. The clock is the server's.
 * @param isInView since 1.11: the user sees it, so that nothing is to be said
 */
export function useReadyToast(
  items: readonly Finished[] | undefined,
  { title, description }: { title: string; description: string },
  isInView: (id: string) => boolean = () => false,
): void {
  const { toast, announce, credits, api } = useShell();
  const say = useEffectEvent((id: string) => {
    if (!markAnnounced(id)) return;
    credits.invalidate();
    // What is seen has to be heard, too.
    if (isInView(id)) announce(description);
    else toast({ title, description });
  });
  const newest = newestCompleted(items ?? []);

  useEffect(() => {
    if (newest?.completedAt && api.nowMs() - Date.parse(newest.completedAt) < READY_TOAST_WINDOW_MS) {
      say(newest.id);
    }
  }, [api, newest?.id, newest?.completedAt]);
}

/** By completion: the list is in the order of the requests, and a later job may be ready first. */
function newestCompleted(items: readonly Finished[]): Finished | undefined {
  const endOf = ({ completedAt }: Finished): number => Date.parse(completedAt ?? '') || 0;
  return items
    .filter((item) => item.status === 'completed' && !isPressUnderWay(items, item))
    .toSorted((one, other) => endOf(other) - endOf(one))[0];
}

/** @returns false when it was announced before */
function markAnnounced(id: string): boolean {
  const announced = readAnnounced();
  if (announced.includes(id)) return false;
  try {
    // A few are enough: older ones are over the minute.
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([id, ...announced].slice(0, 20)));
  } catch {
    // Without storage the toast is repeated after a reload, which does no harm.
  }
  return true;
}

function readAnnounced(): string[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
