import { toReading, type Reading } from '../../reading/reading.ts';
import { takeOut } from '../../reading/take-out.ts';
import { syllablesOf } from './syllables.ts';

/** The kinds of draft there are. */
export const TEXT_FORMS = ['haiku', 'list', 'letter', 'product text', 'outline'] as const;
export type TextForm = (typeof TEXT_FORMS)[number];

/** What a prompt asks for, as far as fixed patterns can tell. */
export interface Brief {
  form: TextForm;
  /** What it is about, without the words of the request. */
  topic: string;
  /** Who gets a letter; null when the prompt does not say. */
  recipient: string | null;
  /** What a letter tells, as a clause: "the heating is broken". */
  clause: string;
  /** Of a list. */
  items: readonly string[];
  /** What a product is like, and whom it is for, as the prompt has it. */
  facts: readonly string[];
}

export interface TextReading {
  brief: Brief;
  /** Words that must stand in the text. */
  promised: readonly string[];
  reading: Reading;
}

/** The last words of the request are the form: "a haiku about a mail" is no mail. */
const FORM_WORDS: ReadonlyArray<readonly [TextForm, RegExp]> = [
  ['haiku', /\bhaikus?(?: poem)?$/],
  ['list', /\b(?:list|checklist)$/],
  ['letter', /\b(?:letter|e-?mail|mail)$/],
  ['product text', /\bproduct (?:text|description|copy)$/],
  ['outline', /\boutline$/],
];
/** Where the request ends and its subject begins. */
const SUBJECT =
  /[:,]|\b(?:about|regarding|because|on|for|to|with|of|including|that|which|who|asking|saying|in|as|by|from|so|and)\b(?!-)/i;
/** They ask, and say nothing of the text. */
const REQUEST_WORDS =
  /(?<![-\p{L}])(?:please|can|could|would|you|i|we|need|want|like|write|create|draft|make|give|compose|generate|me|us|a|an|the|some|my|our|one|new|short|simple|brief|small|nice|good|great)(?![-\p{L}])/giu;
/** Kinds of list: what is on it is the user's. */
const LIST_KINDS = /\b(?:shopping|grocery|groceries|to-?do|todo|task|packing|wish|bullet|bulleted|guest)\b/gi;
/** What no template keeps to. */
const CONDITIONS: readonly RegExp[] = [
  /\b(?:in|into|to) (?:english|french|german|spanish|italian|portuguese|dutch|polish|turkish|russian|ukrainian|chinese|mandarin|japanese|korean|arabic|hindi|swedish|danish|norwegian|finnish|czech|greek|hebrew|latin)\b/,
  /\b(?:(?:in|with|under|at most|at least|less than|more than|about|around|exactly|of) )*\d+ (?:words?|sentences?|lines?|points?|items?|paragraphs?|characters?|syllables?|pages?|minutes?|stanzas?)\b/,
  /\bin the (?:style|voice|tone) of [^,.;:]+/,
  /\b(?:that )?rhym(?:es?|ing)\b/,
];
const TOPIC_LENGTH_MAX = 80;
/** Its longest line. */
const HAIKU_SYLLABLES_MAX = 7;

/** Reads form, subject and what belongs to it out of the words, in English. A prompt without a form gives an outline. */
export function readText(prompt: string): TextReading {
  const { rest, taken } = takeOut(prompt, CONDITIONS, ' ');
  const text = rest.replaceAll(/\s+/g, ' ').replaceAll(/^[\s,]+|[\s,.!?;:]+$/g, '');
  const end = text.search(SUBJECT);
  const asked = (end < 0 ? text : text.slice(0, end)).trim().toLowerCase();
  const [form, words] = FORM_WORDS.find(([, one]) => one.test(asked)) ?? [];
  const brief = form && briefOf(form, asked, end < 0 ? '' : text.slice(end));
  if (!words || !brief || !isWritable(brief)) return unknown(shorten(text) || 'your subject', prompt);
  const kinds = asked
    .replace(words, '')
    .replaceAll(REQUEST_WORDS, '')
    .replaceAll(form === 'list' ? LIST_KINDS : /$^/g, '');
  const promised = [...(form === 'list' ? brief.items : [brief.topic, brief.clause]), ...brief.facts].filter(
    Boolean,
  );
  const left = kinds.split(/[^\p{L}\p{N}'’-]+/u).filter(Boolean);
  return { brief, promised, reading: toReading([form, ...promised], [...left, ...taken], true) };
}

function unknown(topic: string, prompt: string): TextReading {
  const brief = { form: 'outline', topic, recipient: null, clause: '', items: [], facts: [] } as const;
  return { brief, promised: [], reading: toReading([], [prompt.trim()], false, `an outline of “${topic}”`) };
}

function briefOf(form: TextForm, asked: string, subject: string): Brief {
  const recipient =
    /\bto (?!me\b|us\b)([^,.;:!?]{2,60}?)(?= (?:about|for|because|that|asking|on|regarding|saying)\b|[,.;:!?]|$)/iu.exec(
      subject,
    );
  const named =
    (
      /\b(?:about|regarding|because of) (.+)$/i.exec(subject) ??
      /\b(?:asking for|on|for|of) (.+)$/i.exec(subject)
    )?.[1] ?? '';
  const [first = '', ...others] = named.split(', ');
  const [thing = '', ...inner] = first.split(/ (?=with |that |made )/);
  const list = /(?:\bwith\b|\bincluding\b|:|\bof\b(?=[^,]*,))(.+)$/i.exec(subject)?.[1] ?? '';
  const topics: Readonly<Record<TextForm, string>> = {
    haiku: named,
    list: asked.replaceAll(REQUEST_WORDS, '').trim(),
    letter: named,
    'product text': thing.replace(/^(?:an?|the|my|our) /i, ''),
    outline: named,
  };
  const told = form === 'letter' && named === '' ? /\b(?:because|that) (.+)$/i.exec(subject) : null;
  return {
    form,
    clause: shorten(told?.[1]?.trim() ?? ''),
    topic: shorten(topics[form].trim()),
    recipient: form === 'letter' ? (recipient?.[1]?.trim() ?? null) : null,
    items:
      form === 'list'
        ? list
            .split(/[,;]| and /)
            .map((item) => item.trim())
            .filter(Boolean)
        : [],
    facts: form === 'product text' ? [...inner, ...others].map((fact) => fact.trim()) : [],
  };
}

/** A list has what the prompt names, and a haiku has room for few words. */
function isWritable({ form, topic, items }: Brief): boolean {
  switch (form) {
    case 'haiku':
      return topic !== '' && syllablesOf(topic) <= HAIKU_SYLLABLES_MAX;
    case 'list':
      return items.length > 1;
    case 'letter':
      return true;
    case 'product text':
    case 'outline':
      return topic !== '';
    default:
      return form satisfies never;
  }
}

/** Cuts at the end of a word, by code points. */
function shorten(topic: string): string {
  const letters = Array.from(topic);
  if (letters.length <= TOPIC_LENGTH_MAX) return topic;
  const start = letters.slice(0, TOPIC_LENGTH_MAX).join('');
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), 1)).trimEnd()}…`;
}
