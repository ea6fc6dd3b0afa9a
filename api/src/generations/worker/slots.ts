import { GENERATION_KINDS, type GenerationKind, KINDS, PREVIEW_PROVIDER } from '@aic/contract';
import { engineFor } from '../providers/engine.ts';
import type { Engine, Provider, Providers } from '../providers/provider.ts';
import type { Job } from './job.ts';
import type { Claim } from './jobs.repo.ts';

/** How many jobs a worker runs at the same time. */
export interface SlotCounts {
  /** Of engines that keep a core of this machine busy. */
  cpu: number;
  /** Of all others, whose work is done elsewhere or is light. */
  remote: number;
  /** Vendors that may take all of these, because something else says how much they may have. */
  unbound?: ReadonlySet<string>;
}

/** How many of its places for vendors a worker gives to one: one that hangs leaves the others to the rest. */
export const placesOfOneVendor = (remote: number): number => Math.max(1, Math.floor(remote / 2));

/** The slots of a worker: which are taken, and what it may claim for those that are free. */
export interface Slots {
  add(job: Job): void;
  remove(job: Job): void;
  /** Whether its engine keeps a core of this machine busy. */
  isOnCpu(job: Job): boolean;
  /** Whether some job might have found no slot. */
  isShort(): boolean;
  /**
   * @param openKinds those that may be claimed now
   * @param canStore false: nothing is bought whose result would be a file
   */
  freeFor(openKinds: readonly GenerationKind[], canStore: boolean): Claim[];
}

/** An engine as jobs name it. */
interface NamedEngine {
  kind: GenerationKind;
  /** `<kind> <engine>`, where '' is the engine of jobs that name none. */
  name: string;
  /** The name of the engine that makes it. */
  takenAs: string;
  cpuSlots: number | undefined;
  vendor: string;
  /** Its vendor, or a server that is asked as this vendor is. */
  server: string;
  /** All processes together count its jobs: this one may give it all its places. */
  isBound: boolean;
}

/**
 * A job gets a slot only where its engine can begin at once: three films that wait for the one thread that makes films
 * would leave no slot to a picture.
 */
export function createSlots(providers: Providers, counts: SlotCounts): Slots {
  const readEngines = rememberEngines(providers);
  /** What running jobs have taken, whatever became of their engines since. */
  const places = new Map<Job, NamedEngine | undefined>();
  const taken = new Map<string, number>();
  const takenOfServers = new Map<string, number>();
  let cpuTaken = 0;
  let remoteTaken = 0;

  const hasRoom = ({ takenAs, cpuSlots = 0 }: NamedEngine): boolean => (taken.get(takenAs) ?? 0) < cpuSlots;

  /** How many more jobs of a vendor may begin. */
  function roomOf({ vendor, server, isBound }: NamedEngine): number {
    const free = counts.remote - remoteTaken;
    if (isBound || vendor === PREVIEW_PROVIDER || counts.unbound?.has(vendor)) return free;
    return Math.min(free, placesOfOneVendor(counts.remote) - (takenOfServers.get(server) ?? 0));
  }

  const engineOfJob = (job: Job): NamedEngine | undefined => {
    const name = nameOf(providers, job);
    return readEngines().find(({ takenAs }) => takenAs === name);
  };

  function isOnCpu(job: Job): boolean {
    return (places.get(job) ?? engineOfJob(job))?.cpuSlots !== undefined;
  }

  function change(engine: NamedEngine | undefined, by: 1 | -1): void {
    if (engine) taken.set(engine.takenAs, (taken.get(engine.takenAs) ?? 0) + by);
    if (engine?.cpuSlots !== undefined) cpuTaken += by;
    else remoteTaken += by;
    if (engine) takenOfServers.set(engine.server, (takenOfServers.get(engine.server) ?? 0) + by);
  }

  /** One after the other: each takes room from its engine. */
  function cpuClaim(
    openKinds: readonly GenerationKind[],
    isClosed: (engine: NamedEngine) => boolean,
  ): Claim[] {
    const engines = readEngines();
    const open = engines.filter(
      (engine) =>
        engine.cpuSlots !== undefined &&
        openKinds.includes(engine.kind) &&
        hasRoom(engine) &&
        !isClosed(engine),
    );
    if (cpuTaken >= counts.cpu || open.length === 0) return [];
    return [
      {
        count: 1,
        kinds: openKinds.filter((kind) => open.some((engine) => engine.kind === kind)),
        full: namesOf(engines.filter((engine) => !open.includes(engine))),
      },
    ];
  }

  /** As many as the vendor with least room may have, of all of them, and what more the others may have, of these. */
  function remoteClaims(
    openKinds: readonly GenerationKind[],
    isClosed: (engine: NamedEngine) => boolean,
  ): Claim[] {
    const free = counts.remote - remoteTaken;
    if (free <= 0 || openKinds.length === 0) return [];
    const engines = readEngines();
    const open = engines.filter(
      (engine) => engine.cpuSlots === undefined && openKinds.includes(engine.kind) && !isClosed(engine),
    );
    // An engine that there is not any more has no vendor: its jobs fail at once.
    const rooms = new Set(open.length === 0 ? [free] : open.map(roomOf));
    const levels = [...rooms].filter((room) => room > 0).toSorted((one, other) => one - other);
    return levels.map((room, index) => ({
      count: room - (levels[index - 1] ?? 0),
      kinds: openKinds,
      full: namesOf(
        engines.filter(
          (engine) => engine.cpuSlots !== undefined || isClosed(engine) || roomOf(engine) < room,
        ),
      ),
    }));
  }

  return {
    add(job) {
      const engine = engineOfJob(job);
      places.set(job, engine);
      change(engine, 1);
    },
    remove(job) {
      change(places.get(job), -1);
      places.delete(job);
    },
    isOnCpu,
    isShort: () =>
      cpuTaken >= counts.cpu ||
      remoteTaken >= counts.remote ||
      readEngines().some((engine) =>
        engine.cpuSlots === undefined ? roomOf(engine) <= 0 : !hasRoom(engine),
      ),
    freeFor(openKinds, canStore) {
      const isClosed = ({ kind, vendor }: NamedEngine): boolean =>
        !canStore && KINDS[kind].medium !== 'words' && vendor !== PREVIEW_PROVIDER;
      return [...cpuClaim(openKinds, isClosed), ...remoteClaims(openKinds, isClosed)];
    },
  };
}

const namesOf = (engines: readonly NamedEngine[]): string[] => engines.map(({ name }) => name);

/** Engines come and go while the process runs. */
function rememberEngines(providers: Providers): () => readonly NamedEngine[] {
  let known: ReadonlyArray<Provider | undefined> = [];
  let engines: readonly NamedEngine[] = [];
  return () => {
    if (GENERATION_KINDS.some((kind, index) => providers[kind] !== known[index]) || known.length === 0) {
      known = GENERATION_KINDS.map((kind) => providers[kind]);
      engines = enginesOf(providers);
    }
    return engines;
  };
}

function enginesOf(providers: Providers): NamedEngine[] {
  return GENERATION_KINDS.flatMap((kind) => {
    const provider: Provider | undefined = providers[kind];
    if (provider === undefined) return [];
    const { engines = [], others = [] } = provider;
    const named = (
      id: string,
      madeBy: string,
      { limits, provider: { cpuSlots, id: vendor, server = vendor } }: Pick<Engine, 'limits' | 'provider'>,
    ): NamedEngine => ({
      kind,
      name: `${kind} ${id}`,
      takenAs: `${kind} ${madeBy}`,
      cpuSlots,
      vendor,
      server,
      isBound: limits?.concurrency !== undefined,
    });
    return [
      named('', engines[0]?.id ?? '', engines[0] ?? { provider }),
      ...[...engines, ...others].map((engine) => named(engine.id, engine.id, engine)),
    ];
  });
}

function nameOf(providers: Providers, { kind, request }: Job): string | null {
  try {
    return `${kind} ${engineFor(providers, kind, request)?.id ?? ''}`;
  } catch {
    // It names an engine that is gone, and fails at once.
    return null;
  }
}
