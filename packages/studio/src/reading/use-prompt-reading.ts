import { KINDS, type RequestReading, useEngine, useQuery, useQueryClient, useShell, useUser } from '@aic/sdk';
import { type ReadingRequest, readingQuery } from '@aic/sdk/reading';
import { type RefObject, useEffect, useImperativeHandle, useState } from 'react';
import { connectText } from './connect-model.tsx';
import { isOtherLanguage } from './is-other-language.ts';
import type { PressGuard } from './press-guard.ts';

/** A pause in typing. */
const SETTLE_MS = 400;

interface Question {
  reading: RequestReading & { instead: string };
  start(isApproximationAllowed: boolean): void;
}

/**
 * Says while the user types what the engine will make of the words, and asks before a press that would make something
 * else.
 * @param guard is given the question that a press asks first
 */
export function usePromptReading(words: ReadingRequest, guard: RefObject<PressGuard | null>) {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const { isAdmin } = useUser();
  const { engine } = useEngine(words.kind);
  const request = engine === null ? words : { ...words, engine: engine.id };
  const [question, setQuestion] = useState<Question | null>(null);
  const settled = useSettled(request);
  const isEmpty = settled.prompt?.trim() === '';
  const { data } = useQuery({ ...readingQuery(api, settled), enabled: !isEmpty });
  useImperativeHandle(guard, () => ({ ask: (start) => void ask(start) }));

  /** What is known already is answered in the same turn: a press shows at once that it was felt. */
  async function ask(start: Question['start']): Promise<void> {
    const query = readingQuery(api, request);
    const known =
      request.prompt?.trim() === '' ? null : queryClient.getQueryData<RequestReading | null>(query.queryKey);
    const reading = known === undefined ? await queryClient.fetchQuery(query).catch(() => null) : known;
    if (reading?.verdict === 'unknown' && reading.instead !== null) {
      setQuestion({ reading: { ...reading, instead: reading.instead }, start });
    } else start(false);
  }

  return {
    ...(isEmpty || !data ? { text: '' } : saidOf(KINDS[request.kind].verb, data, settled.prompt ?? '')),
    question: question && {
      title: `The preview engine cannot ${KINDS[request.kind].verb} this`,
      description: [
        isOtherLanguage(request.prompt ?? '')
          ? `${ENGLISH_ONLY}.`
          : `It does not know: ${question.reading.ignored.join(', ')}.`,
        question.reading.repertoire && `It can make: ${question.reading.repertoire}.`,
        'Something else costs the same.',
        isAdmin && `${connectText(request.kind)} in Administration, Engines.`,
      ]
        .filter(Boolean)
        .join(' '),
      confirmLabel: `Make ${question.reading.instead}`,
    },
    onConfirm: () => question?.start(true),
    onClose: () => setQuestion(null),
  };
}

const ENGLISH_ONLY = 'The preview engine reads English words';

/** What will be made, and what not. Of another language that is one line. */
function saidOf(verb: string, reading: RequestReading, prompt: string) {
  const { verdict, understood, ignored, instead } = reading;
  if (ignored.length > 0 && isOtherLanguage(prompt)) {
    const known =
      understood.length > 0 ? `. It knows: ${understood.join(', ')}` : '; please say it in English';
    return { text: `${ENGLISH_ONLY}${known}.` };
  }
  const not = ignored.length > 0 ? ` Not: ${ignored.join(', ')}.` : '';
  const isUnknown = verdict === 'unknown';
  return {
    text: isUnknown
      ? `The preview engine cannot ${verb} this.${not}${instead === null ? '' : ` It could make ${instead} instead.`}`
      : `Can ${verb}: ${understood.join(', ')}.${not}`,
    lead: isUnknown ? `The preview engine cannot ${verb} this` : `Can ${verb}`,
    words: [
      ...(isUnknown ? [] : understood.map((text) => ({ text, isLeftOut: false }))),
      ...ignored.map((text) => ({ text, isLeftOut: true })),
    ],
  };
}

/** The request as it was when the typing last paused. Compared by what it says: it is a new object each time. */
function useSettled(request: ReadingRequest): ReadingRequest {
  const words = JSON.stringify(request);
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  // Safe because it was written from a request.
  return JSON.parse(settled) as ReadingRequest;
}
