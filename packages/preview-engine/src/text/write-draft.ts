import { createRandom } from '../maths/random.ts';
import { keepPromises } from '../reading/reading.ts';
import { readText, type TextForm } from './brief/brief.ts';
import { VOICES } from './brief/voices.ts';
import type { Desk } from './forms/draft.ts';
import { writeHaiku } from './forms/haiku.ts';
import { writeLetter } from './forms/letter.ts';
import { writeList } from './forms/list.ts';
import { writeOutline } from './forms/outline.ts';
import { writeProductText } from './forms/product-text.ts';
import type { TextRequest, WrittenText } from './text-request.ts';

const FORMS: Readonly<Record<TextForm, (desk: Desk) => string>> = {
  haiku: writeHaiku,
  list: writeList,
  letter: writeLetter,
  'product text': writeProductText,
  outline: writeOutline,
};

/** The first line of every draft, so that it is not taken for the work of a model. */
const LABEL =
  '> **Template draft.** Put together from fixed patterns by the preview engine, not written by an AI model. Fill in what is in [brackets].';

/** The same request gives the same draft. @throws EngineError `refused` when what it is about is not in it */
export function writeDraft({ prompt, style, seed }: TextRequest): WrittenText {
  const { brief, promised, reading } = readText(prompt);
  const random = createRandom(`${seed}/${style}/${prompt.trim().toLowerCase()}`);
  const text = FORMS[brief.form]({ brief, voice: VOICES[style], random });
  const said = text.toLowerCase();
  keepPromises(
    promised.map((key) => ({ text: key, key })),
    promised.filter((one) => said.includes(one.toLowerCase())),
  );
  return { text: `${LABEL}\n\n${text}\n`, form: brief.form, reading };
}
