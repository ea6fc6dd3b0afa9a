import type { BadgeTone } from '@aic/design-system';
import type { ReceiptVerdict } from '@aic/sdk/verify';
import type { Outcome } from './checks/outcome.ts';
import { sourceWords } from './credentials/source-words.ts';

interface OutcomeWords {
  title: string;
  /** The finding in two or three words. */
  badge: string;
  tone: BadgeTone;
  /** What it means, in sentences. */
  text: string;
}

/** What came of a file, in plain words. */
export function outcomeWords(outcome: Outcome): OutcomeWords {
  switch (outcome.type) {
    case 'credentials':
      return credentialsWords(outcome);
    case 'receipt':
      return receiptWords(outcome.verdict);
    case 'none':
      return {
        title: 'No Content Credentials',
        badge: 'Nothing found',
        tone: 'neutral',
        text: `This proves nothing either way. Most files have none, and screenshots, editors and many services remove them: it may be made by AI, or not.${noteText(outcome.note)}`,
      };
    case 'unsupported':
      return {
        title: 'Nothing to read in this kind of file',
        badge: 'Nothing found',
        tone: 'neutral',
        text: 'This page reads pictures, films, tracks and receipts. That it finds nothing here proves nothing either way.',
      };
    case 'broken':
      return {
        title: 'This file cannot be read',
        badge: 'Not read',
        tone: 'warning',
        text: 'It is damaged, ends too early, or is not what its name says.',
      };
    case 'too-large':
      return {
        title: 'This file is too large',
        badge: 'Not read',
        tone: 'warning',
        text: 'The page reads files of up to 2 GB.',
      };
    case 'unloaded':
      return {
        title: 'The reader could not be loaded',
        badge: 'Not read',
        tone: 'warning',
        text: 'Your connection or the server did not answer. The file is still here: please try again.',
      };
    case 'unreachable':
      return {
        title: 'This file could not be opened',
        badge: 'Not read',
        tone: 'warning',
        text: outcome.canRetry
          ? 'Your connection or the server did not answer. Please try again.'
          : 'It is private, or it is gone. If it is yours, sign in and open this page again, or drop the file here.',
      };
    default:
      return outcome satisfies never;
  }
}

function credentialsWords({ state, credentials }: Extract<Outcome, { type: 'credentials' }>): OutcomeWords {
  const { label, text } = sourceWords(credentials.sourceType);
  switch (state) {
    case 'valid':
      return {
        title: label,
        badge: 'Not changed',
        tone: 'success',
        text: `${text} Nothing of the file was changed since it was signed.`,
      };
    case 'ended':
      return {
        title: label,
        badge: 'Certificate ended',
        tone: 'warning',
        text: `${text} Nothing of the file was changed, but the certificate has ended, and no time stamp that this page knows proves that it was signed before that.`,
      };
    case 'changed':
      return {
        title: 'Changed after it was signed',
        badge: 'Changed',
        tone: 'danger',
        text: 'This file is not the one that was signed: it was changed afterwards, or damaged on its way. What its Content Credentials say cannot be relied on, so it is not shown.',
      };
    default:
      return state satisfies never;
  }
}

function receiptWords(verdict: ReceiptVerdict | { type: 'elsewhere'; studio: string }): OutcomeWords {
  switch (verdict.type) {
    case 'valid':
      return {
        title: 'A receipt of this studio',
        badge: 'Not changed',
        tone: 'success',
        text: 'The studio has signed it, and nothing of it was changed.',
      };
    case 'changed':
      return {
        title: 'A changed receipt',
        badge: 'Changed',
        tone: 'danger',
        text: `${verdict.what} Nothing of it can be relied on.`,
      };
    case 'unknown-key':
      return {
        title: 'A receipt with an unknown key',
        badge: 'Not known',
        tone: 'warning',
        text: `This studio has no key “${verdict.kid}”: somebody else has signed it.`,
      };
    case 'elsewhere':
      return {
        title: 'A receipt of another studio',
        badge: 'Not known',
        tone: 'info',
        text: 'This studio has not signed it. Only the studio that it names can say whether it is good.',
      };
    case 'no-receipt':
      return {
        title: 'No receipt',
        badge: 'Nothing found',
        tone: 'neutral',
        text: 'The file has the name of a receipt, and holds none.',
      };
    default:
      return verdict satisfies never;
  }
}

/** What a small picture of ours says instead of credentials. */
const noteText = (note: string | null): string =>
  note === null
    ? ''
    : ` It has a note, which anybody can write and nobody has signed: “${sourceWords(note).label}”.`;

/** For screen readers. */
export function spokenOutcome(outcome: Outcome): string {
  const { title, badge } = outcomeWords(outcome);
  return `${title}. ${badge}.`;
}
