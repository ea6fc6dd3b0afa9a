import type { Providers } from '../provider.ts';
import { previewEditProvider } from './edit-provider.ts';
import { previewImageProvider } from './image-provider.ts';
import { previewMusicProvider } from './music-provider.ts';
import { previewTextProvider } from './text-provider.ts';
import { previewVideoProvider } from './video-provider.ts';

/** The preview engine for every kind: it needs neither key nor network. */
export const PREVIEW_PROVIDERS: Required<Providers> = {
  image: previewImageProvider,
  edit: previewEditProvider,
  video: previewVideoProvider,
  music: previewMusicProvider,
  text: previewTextProvider,
};
