import { useEffect } from 'react';
import { useServices } from '../core/services-context.tsx';
import { onReopened } from '../events/on-reopened.ts';

/** Keeps the registry true while a user is signed in, and offers builds that were released meanwhile. */
export function useReleaseNews(isSignedIn: boolean): void {
  const { events, registry, refreshRegistry, releasesMoved, offerBuilds, telemetry } = useServices();
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const report = (error: unknown): void => telemetry.report(error, { phase: 'registry' });
    // A visitor's page may carry no registry, or none that can be read; then nothing is known of the tools that only
    // it knows.
    if (registry().generation === 0) refreshRegistry().catch(report);
    const readReleases = (): void => void releasesMoved().then(offerBuilds).catch(report);
    const unsubscribe = events.subscribe(({ type }) => {
      if (type === 'remotes') readReleases();
    });
    // A notice of a release is not replayed.
    const unfollow = onReopened(events, readReleases);
    return () => {
      unsubscribe();
      unfollow();
    };
  }, [events, registry, refreshRegistry, releasesMoved, offerBuilds, telemetry, isSignedIn]);
}
