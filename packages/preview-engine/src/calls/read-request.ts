import type { EditType, GenerationKind, MusicGenre } from '@aic/contract';
import { ENLARGED, readEditPrompt } from '../edit/prompt/read-edit-prompt.ts';
import { readTrack } from '../music/prompt/read-music-prompt.ts';
import { readPicture } from '../prompt/read-scene.ts';
import type { Reading } from '../reading/reading.ts';
import { readText } from '../text/brief/brief.ts';
import { readFilm } from '../video/read-film.ts';

/** What of a request decides how its words are read. */
export interface ReadableRequest {
  prompt: string;
  /** Of an image: what is to be left out. */
  exclude?: string | undefined;
  /** Of an edit. */
  editType?: EditType | undefined;
  /** Of an edit: a part of the picture is to change. */
  hasMask?: boolean | undefined;
  /** Of an edit: the picture is made larger, and its words are not read. */
  upscale?: number | undefined;
  /** Of music, chosen beside the words. */
  genre?: MusicGenre | null | undefined;
  /** Of a film: the camera has settings of its own. */
  hasCamera?: boolean | undefined;
  /** A film begins with it, an edit has it as the new background, an image takes on its colours. */
  hasPicture?: boolean | undefined;
}

/** What there is, for each kind: the response to a prompt that asks for something else. */
export const REPERTOIRE: Readonly<Record<GenerationKind, string>> = {
  image:
    'mountains, lakes, seas, city skylines, night skies, forests, deserts, a head in profile, a vase of flowers, abstract and geometric pictures, with few things in them, such as a lighthouse, a cabin, a boat, a fox or a cat',
  edit: 'light, colour, sharpness, looks such as black and white, crops and turns, frames, and another background',
  video: 'the scenes of the pictures, weather, and a camera that pans, tilts or zooms',
  music:
    'instrumental music of eight genres, with a tempo, a key and instruments such as piano, guitar, strings or bells',
  text: 'a haiku, a list of what you name, a mail or letter, a product text, an outline',
};

/**
 * What the engine would make of a request and what not, before it makes anything: from the tables that it works by.
 * Pure, in a few milliseconds, without a thread.
 */
export function readRequest(kind: GenerationKind, request: ReadableRequest): Reading {
  const {
    prompt,
    editType = 'enhance',
    genre = null,
    hasCamera = false,
    hasPicture = false,
    hasMask,
  } = request;
  switch (kind) {
    case 'image':
      return readPicture(prompt, { exclude: request.exclude, hasReference: hasPicture }).reading;
    case 'edit':
      if (request.upscale !== undefined) return ENLARGED;
      return readEditPrompt(prompt, editType, hasPicture && editType === 'background_change', hasMask)
        .reading;
    case 'video':
      return readFilm({ prompt, hasCamera, hasPicture }).reading;
    case 'music':
      return readTrack(prompt, genre).reading;
    case 'text':
      return readText(prompt).reading;
    default:
      return kind satisfies never;
  }
}
