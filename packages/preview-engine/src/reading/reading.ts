import { EngineError } from '../engine/engine-error.ts';
import { listPhrases } from './list-phrases.ts';

/** `unknown`: no subject is known, so whatever is made is something else than was asked for. */
export type Verdict = 'followed' | 'partly' | 'unknown';

/** What a request was taken for, before anything is made: short phrases in the user's own words. */
export interface Reading {
  readonly understood: readonly string[];
  /** Left out, named as it was written. */
  readonly ignored: readonly string[];
  readonly verdict: Verdict;
  /** What is made all the same when the user agrees, for `unknown`; null: nothing can be. */
  readonly instead: string | null;
}

/** Something that a reading promises, by the name that the engine's work goes by. */
export interface Promised {
  readonly text: string;
  readonly key: string;
}

/** @param isKnown false: no subject is known */
export function toReading(
  understood: readonly string[],
  ignored: readonly string[],
  isKnown: boolean,
  instead: string | null = null,
): Reading {
  const verdict = !isKnown ? 'unknown' : ignored.length > 0 ? 'partly' : 'followed';
  return {
    understood: listPhrases(understood),
    ignored: listPhrases(ignored),
    verdict,
    instead: verdict === 'unknown' ? instead : null,
  };
}

/** A result without what was promised is no result: the job fails, and costs nothing. @throws EngineError `refused` */
export function keepPromises(promised: readonly Promised[], made: Iterable<string>): void {
  const done = new Set(made);
  const missed = promised.filter(({ key }) => !done.has(key)).map(({ text }) => text);
  if (missed.length === 0) return;
  const what = listPhrases(missed).join(', ');
  throw new EngineError(
    'refused',
    `It came out without what was promised: ${what}. Try again, or leave it out.`,
  );
}
