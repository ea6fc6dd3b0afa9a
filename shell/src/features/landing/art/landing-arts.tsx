import type { ComponentType } from 'react';
import { ChatArt } from './chat-art.tsx';
import { EditArt } from './edit-art.tsx';
import { ImageArt } from './image-art.tsx';
import { MusicArt } from './music-art.tsx';
import { PoweredArt } from './powered-art.tsx';
import { createStudioArt, type StudioParts } from './studio-art.tsx';
import { TextArt } from './text-art.tsx';
import { TracksArt } from './tracks-art.tsx';
import { VideoArt } from './video-art.tsx';

export type ArtName =
  | 'image'
  | 'edit'
  | 'video'
  | 'music'
  | 'text'
  | 'studio'
  | 'powered'
  | 'chat'
  | 'tracks';

/** What the landing page shows below its first screen. */
export function createLandingArts(parts: StudioParts): ComponentType<{ name: ArtName }> {
  const arts: Readonly<Record<ArtName, ComponentType>> = {
    image: ImageArt,
    edit: EditArt,
    video: VideoArt,
    music: MusicArt,
    text: TextArt,
    studio: createStudioArt(parts),
    powered: PoweredArt,
    chat: ChatArt,
    tracks: TracksArt,
  };
  return function AnyArt({ name }) {
    const Art = arts[name];
    return <Art />;
  };
}
