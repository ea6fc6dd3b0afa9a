import type { EmbeddedEngines } from '../registry.ts';
import { createEmbeddedImageProvider } from './image-provider.ts';
import { createEmbeddedTextProvider } from './text/text-provider.ts';

/** The preview engine for every kind: neither key, nor network, nor model. Threads start with the first job. */
export function createEmbeddedEngines(): EmbeddedEngines {
  return {
    image: createEmbeddedImageProvider(),
    text: createEmbeddedTextProvider(),
  };
}
