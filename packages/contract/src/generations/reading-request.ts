import { z } from 'zod';
import { engine, excludeWords, optionalPrompt } from '../shape/values.ts';
import { EDIT_UPSCALE } from './kinds/edit/edit-request.ts';
import { EDIT_TYPES } from './kinds/edit/edit.ts';
import { GENERATION_KINDS } from './kinds/kinds.ts';
import { MUSIC_GENRES } from './kinds/music/music.ts';

/** What of a request decides how its words are read. */
export const readingRequestSchema = z.strictObject({
  kind: z.enum(GENERATION_KINDS),
  prompt: optionalPrompt,
  engine,
  /** Of an image. */
  exclude: excludeWords,
  /** Of an edit. */
  editType: z.enum(EDIT_TYPES).optional(),
  /** Of an edit that changes a part of the picture only. */
  hasMask: z.boolean().optional(),
  /** Of an edit that makes the picture larger: its words are not read. */
  upscale: z.literal(EDIT_UPSCALE.factor).optional(),
  /** Of music. */
  genre: z.enum(MUSIC_GENRES).nullable().optional(),
  /** Of a video: the camera has settings of its own. */
  hasCamera: z.boolean().optional(),
  /** A video begins with it, an edit has it as the new background, an image follows it. */
  hasPicture: z.boolean().optional(),
});
export type ReadingRequest = z.input<typeof readingRequestSchema>;
