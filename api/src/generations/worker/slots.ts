import { GENERATION_KINDS, type GenerationKind } from '@aic/contract';
import { engineOf } from '../providers/engine.ts';
import type { Provider, Providers } from '../providers/provider.ts';
import type { Job } from './job.ts';
import type { Claim } from './jobs.repo.ts';

/** How many jobs a worker runs at the same time. */
export interface SlotCounts {
  /** Of engines that keep a core of this machine busy. */
  cpu: number;
  /** Of all others, whose work is done elsewhere or is light. */
  remote: number;
}

/** The slots of a worker: which are taken, and what it may claim for those that are free. */
export interface Slots {
  add(job: Job): void;
  remove(job: Job): void;
  /** Whether its engine keeps a core of this machine busy. */
  isOnCpu(job: Job): boolean;
  /** Whether some job might have found no slot. */
  isShort(): boolean;
  /** @param openKinds those that may be claimed now */
  freeFor(openKinds: readonly GenerationKind[]): Claim[];
}

/** An engine as jobs name it. */
interface NamedEngine {
  kind: GenerationKind;
  /** `<kind> <engine>`, where '' is the engine of jobs that name none. */
  name: string;
  /** The name of the engine that makes it. */
  takenAs: string;
  cpuSlots: number | undefined;
}

/**
 * A job gets a slot only where its engine can begin at once: three films that wait for the one thread that makes films
 * would leave no slot to a picture.
 */
export function createSlots(providers: Providers, counts: SlotCounts): Slots {
  const engines = enginesOf(providers);
  const cpuEngines = engines.filter(({ cpuSlots }) => cpuSlots !== undefined);
  const taken = new Map<string, number>();
  let cpuTaken = 0;
  let remoteTaken = 0;

  const hasRoom = ({ takenAs, cpuSlots = 0 }: NamedEngine): boolean => (taken.get(takenAs) ?? 0) < cpuSlots;

  function isOnCpu(job: Job): boolean {
    const name = nameOf(providers, job);
    return cpuEngines.some(({ takenAs }) => takenAs === name);
  }

  function change(job: Job, by: 1 | -1): void {
    const name = nameOf(providers, job);
    taken.set(name, (taken.get(name) ?? 0) + by);
    if (isOnCpu(job)) cpuTaken += by;
    else remoteTaken += by;
  }

  return {
    add: (job) => change(job, 1),
    remove: (job) => change(job, -1),
    isOnCpu,
    isShort: () =>
      cpuTaken >= counts.cpu || remoteTaken >= counts.remote || cpuEngines.some((engine) => !hasRoom(engine)),
    freeFor(openKinds) {
      const claims: Claim[] = [];
      const open = cpuEngines.filter((engine) => openKinds.includes(engine.kind) && hasRoom(engine));
      // One after the other: each takes room from its engine.
      if (cpuTaken < counts.cpu && open.length > 0) {
        claims.push({
          count: 1,
          kinds: openKinds.filter((kind) => open.some((engine) => engine.kind === kind)),
          full: engines.filter((engine) => !open.includes(engine)).map(({ name }) => name),
        });
      }
      if (remoteTaken < counts.remote && openKinds.length > 0) {
        claims.push({
          count: counts.remote - remoteTaken,
          kinds: openKinds,
          full: cpuEngines.map(({ name }) => name),
        });
      }
      return claims;
    },
  };
}

function enginesOf(providers: Providers): NamedEngine[] {
  return GENERATION_KINDS.flatMap((kind) => {
    const provider: Provider | undefined = providers[kind];
    if (provider === undefined) return [];
    const { engines = [] } = provider;
    const named = (id: string, madeBy: string, { cpuSlots }: Provider): NamedEngine => ({
      kind,
      name: `${kind} ${id}`,
      takenAs: `${kind} ${madeBy}`,
      cpuSlots,
    });
    return [
      named('', engines[0]?.id ?? '', engines[0]?.provider ?? provider),
      ...engines.map((engine) => named(engine.id, engine.id, engine.provider)),
    ];
  });
}

function nameOf(providers: Providers, { kind, request }: Job): string {
  const provider: Provider | undefined = providers[kind];
  return `${kind} ${(provider && engineOf(provider, request)?.id) ?? ''}`;
}
