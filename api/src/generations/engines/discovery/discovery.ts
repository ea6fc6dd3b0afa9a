import { GENERATION_KINDS, type GenerationKind } from '@aic/contract';
import type { EngineSetting, EngineSettings } from '../../../platform/config/engines.ts';
import { jsonOf, vendorRequest } from '../../providers/http/vendor-request.ts';
import type { Discovery } from '../engine-set.ts';
import { type FoundKind, type Read, type Wire, WIRES } from './wires.ts';

/** A start waits no longer for a server that does not answer. */
const PATIENCE_MS = 800;

export interface NamedDiscovery extends Discovery {
  /** A line for each server that answered last, with what it makes. */
  describe(): string[];
}

interface DiscoveryOptions {
  /** Milliseconds a request of such an engine may take. */
  timeoutMs: number;
  /** @default where each wire is usually served */
  portsOf?: (wire: Wire) => readonly number[];
}

interface FoundServer {
  wire: Wire;
  origin: string;
  kinds: FoundKind[];
}

/** Looks for servers of models on this machine. They are asked to tell, by GET, and for nothing else. */
export function createDiscovery({
  timeoutMs,
  portsOf = ({ ports }) => ports,
}: DiscoveryOptions): NamedDiscovery {
  let servers: FoundServer[] = [];
  return {
    async look() {
      const looks = WIRES.flatMap((wire) => portsOf(wire).map((port) => lookAt(wire, port)));
      servers = (await Promise.all(looks)).flatMap((server) => server ?? []);
      return Object.fromEntries(
        GENERATION_KINDS.map((kind) => [
          kind,
          servers.flatMap((server) => engineOf(kind, server, timeoutMs)),
        ]),
      ) as EngineSettings;
    },
    describe: () =>
      servers.map(({ wire, origin, kinds }) => {
        const makes = kinds.map(({ kind, models }) => `${kind}: ${modelsText(models)}`);
        return `${wire.name} at ${origin}, ${makes.join('; ')}`;
      }),
  };
}

function modelsText([first, ...more]: readonly string[]): string {
  if (first === undefined) return 'no model yet';
  return more.length === 0 ? first : `${first} (and ${more.length} more)`;
}

async function lookAt(wire: Wire, port: number): Promise<FoundServer | null> {
  const origin = `http://127.0.0.1:${port}`;
  const { signal } = new AbortController();
  const read: Read = (path, shape) =>
    vendorRequest({ url: origin + path, signal, timeoutMs: PATIENCE_MS }, jsonOf(shape)).catch(() => null);
  const kinds = await wire.look(read);
  return kinds && { wire, origin, kinds };
}

function engineOf(
  kind: GenerationKind,
  { wire: { id, name }, origin, kinds }: FoundServer,
  timeoutMs: number,
): EngineSetting[] {
  return kinds.flatMap(({ kind: made, vendor, path, models: [model] }) =>
    made !== kind || model === undefined
      ? []
      : [
          {
            id,
            label: `${name} on this machine`,
            isNamed: true as const,
            vendor,
            price: null,
            fallback: null,
            cost: null,
            options: {},
            // One machine makes one thing at a time; what waits for it would use up its own time.
            limits: { concurrency: 1 },
            status: { label: `${name} on this machine, ${model}`, message: null },
            endpoint: { apiKey: null, baseUrl: origin + path, model, timeoutMs, resolution: '720p' as const },
          },
        ],
  );
}
