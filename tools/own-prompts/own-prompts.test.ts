import { GENERATION_KINDS, type GenerationKind } from '@aic/contract';
import { type ReadableRequest, readRequest } from '@aic/preview-engine';
import { describe, expect, it } from 'vitest';
import { EDIT_TYPE_INFO } from '../../mf-image/src/features/photo-editor/edit-types.ts';
import { EDIT_EXAMPLES } from '../../mf-image/src/features/photo-editor/wall/examples.ts';
import {
  QUICK_PROMPTS as IMAGE_CHIPS,
  WORDS as IMAGE_WORDS,
} from '../../mf-image/src/features/text-to-image/quick-prompts.ts';
import { IMAGE_EXAMPLES } from '../../mf-image/src/features/text-to-image/wall/examples.ts';
import {
  QUICK_PROMPTS as MUSIC_CHIPS,
  WORDS as MUSIC_WORDS,
} from '../../mf-music/src/features/music/quick-prompts.ts';
import { trackWordsOf } from '../../mf-music/src/features/music/track-words.ts';
import { MUSIC_EXAMPLES } from '../../mf-music/src/features/music/wall/examples.ts';
import { QUICK_PROMPTS as TEXT_CHIPS } from '../../mf-text/src/features/text/quick-prompts.ts';
import { TEXT_EXAMPLES } from '../../mf-text/src/features/text/wall/examples.ts';
import {
  QUICK_PROMPTS as VIDEO_CHIPS,
  WORDS as VIDEO_WORDS,
} from '../../mf-video/src/features/video/quick-prompts.ts';
import { VIDEO_EXAMPLES } from '../../mf-video/src/features/video/wall/examples.ts';
import { cutPrompt } from '../../packages/studio/src/hand-off/words-of.ts';

const asked = (prompts: ReadonlyArray<string | ReadableRequest>): readonly ReadableRequest[] =>
  prompts.map((prompt) => (typeof prompt === 'string' ? { prompt } : prompt));

const WALLS: Readonly<Record<GenerationKind, readonly ReadableRequest[]>> = {
  image: IMAGE_EXAMPLES,
  edit: EDIT_EXAMPLES,
  video: VIDEO_EXAMPLES,
  music: MUSIC_EXAMPLES,
  text: TEXT_EXAMPLES,
};

const CHIPS: Readonly<Record<GenerationKind, readonly ReadableRequest[]>> = {
  image: asked(IMAGE_CHIPS),
  edit: Object.entries(EDIT_TYPE_INFO).flatMap(([editType, { suggestions, placeholder }]) =>
    // Safe because the object's names are the edit types.
    [...suggestions, placeholder].map((prompt) => ({
      prompt,
      editType: editType as ReadableRequest['editType'],
    })),
  ),
  video: asked(VIDEO_CHIPS),
  music: asked(MUSIC_CHIPS),
  text: asked(TEXT_CHIPS),
};
const WORDS: Partial<Record<GenerationKind, ReadonlyArray<{ words: readonly string[] }>>> = {
  image: IMAGE_WORDS,
  video: VIDEO_WORDS,
  music: MUSIC_WORDS,
};

const own = GENERATION_KINDS.flatMap((kind) =>
  [...WALLS[kind], ...CHIPS[kind]].map((request) => ({ kind, ...request })),
);
const promptsOf = (...kinds: readonly GenerationKind[]): readonly string[] => [
  ...new Set(own.filter(({ kind }) => kinds.includes(kind)).map(({ prompt }) => prompt)),
];

describe("the product's own prompts, read by the preview engine", () => {
  it.each(GENERATION_KINDS)('are twelve on the wall of each tool: %s', (kind) => {
    expect(new Set(WALLS[kind].map(({ prompt }) => prompt)).size).toBe(12);
  });

  it.each(own)('follows all of "$prompt" ($kind)', ({ kind, ...request }) => {
    expect(readRequest(kind, request)).toMatchObject({ verdict: 'followed', ignored: [] });
  });

  it.each(Object.entries(WORDS))('refuses no word that is added to a chip: %s', (name, groups) => {
    // Safe because the names of the object are kinds.
    const kind = name as GenerationKind;
    const prompts = CHIPS[kind].flatMap(({ prompt }) =>
      groups.flatMap(({ words }) => words.map((word) => `${prompt}, ${word}`)),
    );
    expect(prompts.filter((prompt) => readRequest(kind, { prompt }).verdict === 'unknown')).toEqual([]);
  });
});

describe('a next step with one of them', () => {
  it('asks for a track of any scene, edit or text that is played', () => {
    const refused = promptsOf('image', 'edit', 'video', 'text')
      .map((prompt) => cutPrompt(trackWordsOf(prompt)))
      .filter((prompt) => readRequest('music', { prompt }).verdict === 'unknown');
    expect(refused).toEqual([]);
  });

  it('makes a film of the words of a picture, and a picture of those of a film', () => {
    const unknown = (kind: GenerationKind, from: GenerationKind) =>
      promptsOf(from).filter((prompt) => readRequest(kind, { prompt }).verdict === 'unknown');
    expect(unknown('video', 'image')).toEqual([]);
    expect(unknown('image', 'video')).toEqual([]);
  });

  it('redirects to something else where a kind has no such thing: none is a dead end', () => {
    const dead = GENERATION_KINDS.flatMap((kind) =>
      promptsOf(...GENERATION_KINDS)
        .map((prompt) => readRequest(kind, { prompt }))
        .filter(({ verdict, instead }) => verdict === 'unknown' && instead === null),
    );
    expect(dead).toEqual([]);
  });
});
