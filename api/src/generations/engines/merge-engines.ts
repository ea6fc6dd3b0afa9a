import { GENERATION_KINDS, type GenerationKind } from '@aic/contract';
import type { EngineSource } from '@aic/contract/admin';
import type { Config } from '../../platform/config/config.ts';
import { type EngineSetting, type EngineSettings, settingOf } from '../../platform/config/engines.ts';
import type { SealedBox } from '../../platform/keys/sealed-box.ts';
import { ENVIRONMENT_ENGINE } from '../providers/engine.ts';
import { openKey, type StoredEngine } from './stored-engines.repo.ts';

/** An engine of any source, and whether it is offered. */
export interface KnownEngine {
  kind: GenerationKind;
  source: Exclude<EngineSource, 'preview'>;
  setting: EngineSetting;
  isOn: boolean;
}

interface Sources {
  config: Pick<Config, 'engines' | 'providerTimeoutMs'>;
  found: EngineSettings;
  stored: readonly StoredEngine[];
  box: SealedBox;
}

/**
 * All engines, the default of each kind first: those of the administration, then of the file, then of variables, then
 * what was found here, unless an admin has put them in another order. What was found is on where nothing else is
 * described.
 */
export function mergeEngines({ config, found, stored, box }: Sources): KnownEngine[] {
  return GENERATION_KINDS.flatMap((kind) => {
    const rows = stored.filter((row) => row.kind === kind);
    const own = rows.flatMap((row) => ownOf(row, config.providerTimeoutMs, box));
    // The file, or what is found, may have come to name one of them by the same id.
    const isOther = ({ setting: { id } }: { setting: EngineSetting }) =>
      own.every(({ setting }) => setting.id !== id);
    const described = [...own, ...configured(kind).filter(isOther)];
    const here = (found[kind] ?? []).map((setting) => ({ setting, source: 'here' as const })).filter(isOther);
    const places = rows.map(({ id }) => id);
    const placeOf = (id: string) => (places.includes(id) ? places.indexOf(id) : places.length);
    return [...described, ...here]
      .map(({ setting, source }) => ({
        kind,
        source,
        setting,
        isOn: rows.find(({ id }) => id === setting.id)?.isOn ?? (source !== 'here' || described.length === 0),
      }))
      .toSorted((one, other) => placeOf(one.setting.id) - placeOf(other.setting.id));
  });

  function configured(kind: GenerationKind) {
    return (config.engines[kind] ?? []).map((setting) =>
      setting.id === ''
        ? {
            source: 'environment' as const,
            setting: { ...setting, id: ENVIRONMENT_ENGINE, label: labelOf(setting) },
          }
        : { source: 'file' as const, setting },
    );
  }
}

const labelOf = ({ vendor, endpoint: { model } }: EngineSetting): string =>
  (vendor === 'preview' || model === '' ? vendor : model).slice(0, 40);

function ownOf({ kind, id, setting, sealedKey }: StoredEngine, timeoutMs: number, box: SealedBox) {
  if (setting === null) return [];
  if (setting === 'unknown') {
    const named = { label: id, vendor: 'preview', resolution: '720p' } as const;
    const nothing = settingOf(id, named, { apiKey: null, timeoutMs });
    return [{ source: 'administration' as const, setting: { ...nothing, problem: 'setting' as const } }];
  }
  const apiKey = sealedKey === null ? null : openKey(box, sealedKey, kind, id, setting);
  const isLocked = sealedKey !== null && apiKey === null;
  return [
    {
      source: 'administration' as const,
      setting: {
        ...settingOf(id, setting, { apiKey, timeoutMs }),
        ...(isLocked && { problem: 'key' as const }),
      },
    },
  ];
}

/** What `createProviders` makes the engines of. One that variables describe alone is no choice, as ever. */
export function inForce(engines: readonly KnownEngine[]): {
  engines: EngineSettings;
  others: EngineSettings;
} {
  const byKind = (take: (all: readonly KnownEngine[]) => EngineSetting[]): EngineSettings =>
    Object.fromEntries(
      GENERATION_KINDS.map((kind) => [kind, take(engines.filter((engine) => engine.kind === kind))]),
    );
  const isOffered = ({ isOn, setting }: KnownEngine): boolean => isOn && setting.problem === undefined;
  return {
    engines: byKind((all) => {
      const offered = all.filter(isOffered);
      const [first] = offered;
      return first?.source === 'environment' && offered.length === 1
        ? [{ ...first.setting, id: '', label: '' }]
        : offered.map(({ setting }) => setting);
    }),
    others: byKind((all) => all.filter((engine) => !isOffered(engine)).map(({ setting }) => setting)),
  };
}
