/** The kinds of draft there are. */
export const TEXT_FORMS = ['caption', 'outline', 'blurb', 'letter', 'lyrics'] as const;
export type TextForm = (typeof TEXT_FORMS)[number];

/** What a prompt asks for, as far as fixed patterns can tell. */
export interface Brief {
  form: TextForm;
  /** What it is about, without the words of the request. */
  topic: string;
  /** Who gets it; null when the prompt does not say. */
  recipient: string | null;
}

/** In the order in which they are tried; a prompt that fits none gives a blurb. */
const FORM_WORDS: ReadonlyArray<readonly [TextForm, RegExp]> = [
  ['lyrics', /\b(lyrics?|songs?|verses?|chorus|poems?|rhymes?)\b/i],
  ['letter', /\b(letters?|e-?mails?|reply|invitations?|apology|apologi[sz]e|note to|message to)\b/i],
  [
    'outline',
    /\b(outlines?|plans?|agenda|structure|steps|how to|guide|checklist|articles?|essay|blog|presentation|curriculum)\b/i,
  ],
  ['caption', /\b(captions?|posts?|tweets?|hashtags?|headlines?|slogans?|taglines?)\b/i],
];

const TOPIC_LENGTH_MAX = 80;

/** Reads the form, the topic and the recipient out of the words. English first. */
export function readBrief(prompt: string): Brief {
  const text = prompt.replaceAll(/\s+/g, ' ').trim();
  const form = FORM_WORDS.find(([, words]) => words.test(text))?.[0] ?? 'blurb';
  const recipient =
    /\bto (?!me\b|write\b)((?:my|our|the|a|an)? ?[\p{L}'’ -]{2,40}?)(?= (?:about|for|because|that|asking|on|regarding)\b|[,.;:!?]|$)/iu.exec(
      text,
    );
  return {
    form,
    topic: shorten(topicOf(text)),
    recipient: form === 'letter' ? (recipient?.[1]?.trim() ?? null) : null,
  };
}

function topicOf(text: string): string {
  const named = /\b(?:about|regarding|on the topic of|on|because of|for) (.+)$/i.exec(text)?.[1];
  const request =
    /^(?:please )?(?:can you )?(?:write|create|draft|make|give me|compose|i need|generate) (?:me )?(?:an? |the |some |my )?/i;
  const topic = named ?? text.replace(request, '');
  return topic.replaceAll(/[.!?,;:\s]+$/g, '') || text;
}

/** Cuts at the end of a word, by code points. */
function shorten(topic: string): string {
  const letters = Array.from(topic);
  if (letters.length <= TOPIC_LENGTH_MAX) return topic;
  const start = letters.slice(0, TOPIC_LENGTH_MAX).join('');
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), 1)).trimEnd()}…`;
}
