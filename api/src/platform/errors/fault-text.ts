import type { z } from 'zod';

/** What the validator says by itself; the messages of our own schemas begin otherwise. */
const OF_THE_VALIDATOR = /^(?:Invalid |Too (?:big|small): |Unrecognized )/;

/** What is wrong with a value, for people: who sends a form reads it beside the field. */
export function faultText(issue: z.core.$ZodIssue): string {
  if (!OF_THE_VALIDATOR.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.endsWith(' undefined')
        ? 'This is missing.'
        : `Another kind of value is needed here: ${issue.expected}.`;
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? 'Please fill this in.'
        : `Too ${issue.origin === 'string' ? 'short' : 'small'}: at least ${issue.minimum}${unitOf(issue)}.`;
    case 'too_big':
      return `Too ${issue.origin === 'string' ? 'long' : 'large'}: at most ${issue.maximum}${unitOf(issue)}.`;
    case 'invalid_format':
      return issue.format === 'email'
        ? 'Please enter a whole e-mail address, such as ada@example.com'
        : 'This is written in a way that is not understood here.';
    case 'invalid_value':
      return `Please choose one of these: ${issue.values.map(String).join(', ')}.`;
    case 'unrecognized_keys':
      return `Not known here: ${issue.keys.join(', ')}.`;
    default:
      return 'This is not valid.';
  }
}

const unitOf = ({ origin }: { origin: string }): string => (origin === 'string' ? ' characters' : '');
