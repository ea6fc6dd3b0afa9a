import { useEffect, useState } from 'react';

/** Whole seconds since `startedAtMs` (epoch), ticking once a second. Never negative: clocks of two machines differ. */
export function useElapsedSeconds(startedAtMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now());

  useEffect(() => {
    const interval = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(interval);
  }, []);

  return Math.max(0, Math.floor((nowMs - startedAtMs) / 1000));
}

/** 7 is '0:07', 3725 is '1:02:05'. */
export function formatElapsed(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}
