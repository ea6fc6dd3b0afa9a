import { GENERATION_KINDS, type GenerationKind } from '@aic/contract';
import type { Logger } from 'pino';
import type { Config } from '../../platform/config/config.ts';
import type { EngineSetting, EngineSettings } from '../../platform/config/engines.ts';
import type { Sql } from '../../platform/db/client.ts';
import { installationKey } from '../../platform/keys/own-key.ts';
import { createSealedBox, type SealedBox } from '../../platform/keys/sealed-box.ts';
import { type PeriodicTasks, startPeriodicTasks } from '../../platform/time/periodic-tasks.ts';
import { createProviders } from '../create-providers.ts';
import type { Provider, Providers } from '../providers/provider.ts';
import { vendorLimitsOf } from '../vendor-limits.ts';
import type { VendorLimit } from '../worker/jobs.repo.ts';
import { inForce, type KnownEngine, mergeEngines } from './merge-engines.ts';
import { findStoredEngines, type StoredEngine } from './stored-engines.repo.ts';

/** What other processes have changed is in force here this much later. */
const LOOK_MS = 1_000;
/** How often it is looked whether what was found still answers, and whether more does. */
const DISCOVERY_MS = 15_000;

/** What runs on this machine, by kind. */
export interface Discovery {
  look(): Promise<EngineSettings>;
}

export interface EngineSet {
  /** What is in force, at each use; a job that has begun keeps what it began with. */
  readonly providers: Providers;
  /** Of all sources, also what is off. */
  list(): readonly KnownEngine[];
  limits(): readonly VendorLimit[];
  /** One engine by itself, to be tried. @throws StartError for what cannot be made of it */
  make(kind: GenerationKind, setting: EngineSetting): Provider | undefined;
  readonly box: SealedBox;
  /** As it was sealed; null: the engine has none. */
  storedKey(kind: GenerationKind, id: string): string | null;
  /** Reads what admins have changed. */
  refresh(): Promise<void>;
  /** Reads on, and looks around where there is a discovery. Resolves when the first look is through. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface EngineSetOptions {
  config: Config;
  sql: Sql;
  logger: Logger;
  previews?: Providers;
  discovery?: Discovery | undefined;
}

/** The engines of a process, from all that describes them. */
export function createEngineSet({
  config,
  sql,
  logger,
  previews = {},
  discovery,
}: EngineSetOptions): EngineSet {
  let stored: readonly StoredEngine[] = [];
  let found: EngineSettings = {};
  let tasks: PeriodicTasks | null = null;
  // Opened at its first use: a studio without engines of admins needs no key for them.
  let opened: SealedBox | null = null;
  const openBox = (): SealedBox => (opened ??= createSealedBox(installationKey(config), 'key of an engine'));
  const box: SealedBox = {
    seal: (...args) => openBox().seal(...args),
    open: (...args) => openBox().open(...args),
  };
  let current = assemble();

  function assemble() {
    const engines = mergeEngines({ config, found, stored, box }).map(withProblem);
    const { isPreviewAllowed } = config;
    const made = createProviders({ ...inForce(engines), isPreviewAllowed }, previews, logger);
    return { engines, providers: made, limits: vendorLimitsOf(config, made) };
  }

  /** What one admin has typed keeps no other engine, and no process, from its work. */
  function withProblem(engine: KnownEngine): KnownEngine {
    if (engine.source !== 'administration') return engine;
    try {
      make(engine.kind, engine.setting);
      return engine;
    } catch (error) {
      logger.warn({ err: error, kind: engine.kind, engine: engine.setting.id }, 'an engine cannot be made');
      return { ...engine, setting: { ...engine.setting, problem: 'setting' } };
    }
  }

  function make(kind: GenerationKind, setting: EngineSetting): Provider | undefined {
    return createProviders({ engines: { [kind]: [setting] }, isPreviewAllowed: false }, previews, logger)[
      kind
    ];
  }

  async function refresh(): Promise<void> {
    const rows = await findStoredEngines(sql);
    if (JSON.stringify(rows) === JSON.stringify(stored)) return;
    stored = rows;
    current = assemble();
  }

  async function discover(look: Discovery['look']): Promise<void> {
    const now = withLost(found, await look());
    if (JSON.stringify(now) === JSON.stringify(found)) return;
    for (const { id, label, problem } of Object.values(now).flat()) {
      const was = Object.values(found)
        .flat()
        .find((engine) => engine.id === id);
      if (problem === 'lost' && was?.problem === undefined) {
        logger.warn({ engine: label }, 'an engine of this machine does not answer any more');
      }
    }
    found = now;
    current = assemble();
  }

  return {
    // Safe because it has a member for each kind, of that kind.
    providers: Object.defineProperties(
      {},
      Object.fromEntries(
        GENERATION_KINDS.map((kind: GenerationKind) => [
          kind,
          { enumerable: true, get: () => current.providers[kind] },
        ]),
      ),
    ) as Providers,
    list: () => current.engines,
    limits: () => current.limits,
    make,
    box,
    storedKey: (kind, id) => stored.find((row) => row.kind === kind && row.id === id)?.sealedKey ?? null,
    refresh,
    async start() {
      await Promise.all([refresh(), discovery && discover(discovery.look)]);
      const looks = [{ everyMs: LOOK_MS, run: refresh }];
      const onError = (error: unknown) => logger.debug({ err: error }, 'the engines could not be read again');
      tasks = startPeriodicTasks(
        discovery ? [...looks, { everyMs: DISCOVERY_MS, run: () => discover(discovery.look) }] : looks,
        onError,
      );
    },
    async stop() {
      await tasks?.stop();
    },
  };
}

/** What has ceased to answer stays known: jobs that were started with it wait for it, and it is said. */
const withLost = (before: EngineSettings, now: EngineSettings): EngineSettings =>
  Object.fromEntries(
    GENERATION_KINDS.map((kind) => {
      const here = now[kind] ?? [];
      const lost = (before[kind] ?? []).filter(({ id }) => here.every((engine) => engine.id !== id));
      return [kind, [...here, ...lost.map((setting) => ({ ...setting, problem: 'lost' as const }))]];
    }),
  );
