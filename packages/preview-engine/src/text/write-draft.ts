import { createRandom } from '../maths/random.ts';
import { readBrief, type TextForm } from './brief/brief.ts';
import { VOICES } from './brief/voices.ts';
import { writeBlurb } from './forms/blurb.ts';
import { writeCaption } from './forms/caption.ts';
import type { Desk } from './forms/draft.ts';
import { writeLetter } from './forms/letter.ts';
import { writeLyrics } from './forms/lyrics.ts';
import { writeOutline } from './forms/outline.ts';
import type { TextRequest, WrittenText } from './text-request.ts';

const FORMS: Readonly<Record<TextForm, (desk: Desk) => string>> = {
  caption: writeCaption,
  outline: writeOutline,
  blurb: writeBlurb,
  letter: writeLetter,
  lyrics: writeLyrics,
};

/** The first line of every draft, so that it is not taken for the work of a model. */
const LABEL =
  '> **Template draft.** Put together from fixed patterns by the preview engine, not written by an AI model. Fill in what is in [brackets].';

/** The same request gives the same draft. */
export function writeDraft({ prompt, style, seed }: TextRequest): WrittenText {
  const brief = readBrief(prompt);
  const random = createRandom(`${seed}/${style}/${prompt.trim().toLowerCase()}`);
  const text = FORMS[brief.form]({ brief, voice: VOICES[style], random });
  return { text: `${LABEL}\n\n${text}\n`, form: brief.form };
}
