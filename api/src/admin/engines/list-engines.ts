import { GENERATION_KINDS, type GenerationKind } from '@aic/contract';
import type { AdminEngine, AdminEngines } from '@aic/contract/admin';
import type { EngineSet } from '../../generations/engines/engine-set.ts';
import type { KnownEngine } from '../../generations/engines/merge-engines.ts';
import type { Provider } from '../../generations/providers/provider.ts';
import { type EngineProblem, VENDOR_IDS, vendorOf } from '../../platform/config/engines.ts';

/** Each engine of each kind with what is in force and why, without a key; and who there is to add. */
export function listEngines({ list, providers }: Pick<EngineSet, 'list' | 'providers'>): AdminEngines {
  return {
    engines: GENERATION_KINDS.flatMap((kind) => {
      const all = list().filter((engine) => engine.kind === kind);
      const first = all.find(isInForce);
      const rows = all.map((engine) => rowOf(engine, engine === first));
      return first ? rows : [...rows, ...previewRow(kind, providers[kind])];
    }),
    vendors: VENDOR_IDS.map((id) => {
      const { label, makes, needs } = vendorOf(id);
      return {
        id,
        label,
        makes: makes.filter((kind) => id !== 'comfyui' || kind === 'image'),
        needsModel: needs.model !== undefined || needs.workflow !== undefined,
        needsAddress: needs.baseUrl !== undefined,
      };
    }),
  };
}

const isInForce = ({ isOn, setting }: KnownEngine): boolean => isOn && setting.problem === undefined;

const PROBLEMS: Readonly<Record<EngineProblem, string>> = {
  key: 'Its key cannot be read any more, because this installation has another one. Type it again.',
  setting: 'This release cannot make an engine of what is said of it. Change it.',
  lost: 'It does not answer any more. Start it again to have it back.',
};
const BESIDE =
  'It was found on this machine, and something else is set up for this kind. Turn it on to offer it, too.';

function rowOf(engine: KnownEngine, isDefault: boolean): AdminEngine {
  const { kind, source, isOn, setting } = engine;
  const { id, label, vendor, price, fallback, cost, limits = {}, endpoint } = setting;
  return {
    kind,
    id,
    label,
    source,
    vendor,
    model: endpoint.model,
    baseUrl: endpoint.baseUrl && withoutSecrets(endpoint.baseUrl),
    hasKey: endpoint.apiKey !== null || setting.problem === 'key',
    price,
    fallback,
    cost,
    concurrency: limits.concurrency ?? null,
    requestsPerMinute: limits.requestsPerMinute ?? null,
    state: !isOn ? 'off' : setting.problem ? 'broken' : isDefault ? 'default' : 'offered',
    note: setting.problem ? PROBLEMS[setting.problem] : source === 'here' && !isOn ? BESIDE : null,
  };
}

/** Variables and files may have put a password into an address. */
function withoutSecrets(address: string): string {
  const { origin, pathname } = new URL(address);
  return pathname === '/' ? origin : origin + pathname;
}

/** What makes a kind for which nothing else is in force. */
function previewRow(kind: GenerationKind, provider: Provider | undefined): AdminEngine[] {
  if (!provider) return [];
  const { state, label, message } = provider.status();
  return [
    {
      kind,
      id: '',
      label,
      source: 'preview',
      vendor: 'preview',
      model: '',
      baseUrl: null,
      hasKey: false,
      price: null,
      fallback: null,
      cost: null,
      concurrency: null,
      requestsPerMinute: null,
      state: state === 'unavailable' ? 'broken' : 'default',
      note: message,
    },
  ];
}
