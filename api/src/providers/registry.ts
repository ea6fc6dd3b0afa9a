import type { Config } from '../config.ts';
import type { Providers } from '../deps.ts';
import { createOpenAiImageProvider } from './openai/image-provider.ts';
import type { Provider } from './provider.ts';

/** Engines that need neither key nor network, by what they make. */
export interface EmbeddedEngines {
  image?: Provider;
}

/** Chooses one engine per kind. A kind that has none is left out: it is not offered. */
export function createProviders(config: Config, embedded: EmbeddedEngines): Providers {
  const image = usesOpenAi(config) ? createOpenAiImageProvider(config.openai) : embedded.image;
  return image === undefined ? {} : { image };
}

function usesOpenAi({ imageProvider, openai }: Config): boolean {
  switch (imageProvider) {
    case 'openai':
      return true;
    case 'embedded':
      return false;
    case 'auto':
      return openai.apiKey !== null || openai.baseUrl !== null;
    default:
      return imageProvider satisfies never;
  }
}
