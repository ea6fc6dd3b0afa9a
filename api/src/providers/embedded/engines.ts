import type { EmbeddedEngines } from '../registry.ts';
import { createEmbeddedEditProvider } from './edit/edit-provider.ts';
import { createEmbeddedImageProvider } from './image-provider.ts';
import { createEmbeddedMusicProvider } from './music/music-provider.ts';
import { createEmbeddedTextProvider } from './text/text-provider.ts';
import { createEmbeddedVideoProvider } from './video/video-provider.ts';

/** The preview engine for every kind: neither key, nor network, nor model. Threads start with the first job. */
export function createEmbeddedEngines(): EmbeddedEngines {
  return {
    image: createEmbeddedImageProvider(),
    edit: createEmbeddedEditProvider(),
    video: createEmbeddedVideoProvider(),
    music: createEmbeddedMusicProvider(),
    text: createEmbeddedTextProvider(),
  };
}
