import { GENERATION_KINDS, type GenerationKind } from '@aic/contract';

interface Backpressure {
  /** Kinds that may be claimed now. */
  openKinds(): GenerationKind[];
  /** A provider said that it is busy: its kind rests for this process, so that not each of its jobs asks in vain. */
  pause(kind: GenerationKind, ms: number): void;
}

/** @param onOpen called when a kind may be claimed again */
export function createBackpressure(onOpen: () => void): Backpressure {
  const paused = new Map<GenerationKind, number>();
  return {
    openKinds() {
      const now = performance.now();
      return GENERATION_KINDS.filter((kind) => (paused.get(kind) ?? 0) <= now);
    },
    pause(kind, ms) {
      paused.set(kind, Math.max(paused.get(kind) ?? 0, performance.now() + ms));
      // Not kept alive by it: a process that leaves has nothing more to claim.
      setTimeout(onOpen, ms).unref();
    },
  };
}
