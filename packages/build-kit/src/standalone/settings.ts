import { CALL_MODES, type CallConditions } from './call-conditions.ts';
import { USER_KINDS, type UserKind } from './fake/fake-users.ts';

export interface Settings extends CallConditions {
  isPanelOpen: boolean;
  credits: number;
  user: UserKind;
  list: 'full' | 'empty';
}

export interface SettingsStore {
  get(): Settings;
  set(change: Partial<Settings>): void;
  /** @returns unsubscribe */
  subscribe(listener: () => void): () => void;
}

const STORAGE_KEY = 'aic.standalone';

const DEFAULTS: Settings = {
  isPanelOpen: true,
  credits: 500,
  user: 'free',
  list: 'full',
  delayMs: 0,
  modes: {},
};

/** What the panel says. It outlives a reload, in this tab. */
export function createSettings(storage: Storage): SettingsStore {
  let settings = { ...DEFAULTS, ...readKept(storage) };
  const listeners = new Set<() => void>();
  return {
    get: () => settings,
    set: (change) => {
      settings = { ...settings, ...change };
      storage.setItem(STORAGE_KEY, JSON.stringify(settings));
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Only members that this version understands: another one may have written it. */
function readKept(storage: Storage): Partial<Settings> {
  let kept: unknown;
  try {
    kept = JSON.parse(storage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return {};
  }
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter(([name, value]) => isSetting(name) && CHECKS[name](value)),
  );
}

const isSetting = (name: string): name is keyof Settings => Object.hasOwn(CHECKS, name);

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;

const CHECKS: Readonly<Record<keyof Settings, (value: unknown) => boolean>> = {
  isPanelOpen: (value) => typeof value === 'boolean',
  credits: isCount,
  user: (value) => USER_KINDS.some((kind) => kind === value),
  list: (value) => value === 'full' || value === 'empty',
  delayMs: isCount,
  modes: (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((mode) => CALL_MODES.some((known) => known === mode)),
};
