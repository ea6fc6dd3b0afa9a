import { StartError } from '../../../platform/errors/start-error.ts';
import type { Provider } from '../provider.ts';
import { createEditor } from './edit-provider.ts';
import type { AiSdkEngine, AiSdkKind, AiSdkMaker, AiSdkTools } from './engine.ts';
import { createPainter } from './image-provider.ts';
import { VENDORS } from './vendors.ts';
import { createFilmMaker } from './video-provider.ts';

const MAKERS: {
  readonly [Kind in AiSdkKind]: (engine: AiSdkEngine, tools: AiSdkTools) => AiSdkMaker<Kind>;
} = { image: createPainter, edit: createEditor, video: createFilmMaker };

/**
 * One model of a vendor, by that vendor's package of the AI SDK. The package is imported with the first job.
 * @throws StartError when the vendor does not make this kind, or has no address
 */
export function createAiSdkProvider<Kind extends AiSdkKind>(
  kind: Kind,
  engine: AiSdkEngine,
  tools: AiSdkTools,
): Provider<Kind> {
  const vendor = VENDORS[engine.vendor];
  if (vendor[kind] === null) {
    throw new StartError(`Engine ${engine.id}: ${vendor.label} makes no ${kind} here.`);
  }
  if (vendor.hosts.length === 0 && engine.baseUrl === null) {
    throw new StartError(`Engine ${engine.id}: ${vendor.label} needs the address of the server.`);
  }
  return {
    id: engine.vendor,
    kinds: [kind],
    status: () => ({ state: 'configured', label: `${vendor.label}, ${engine.model}`, message: null }),
    ...MAKERS[kind](engine, tools),
  };
}
