import { describe, expect, it } from 'vitest';
import { contactSchema } from '../schemas.ts';

const MESSAGE = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'How are you?' };
const problemOf = (change: object): string | undefined =>
  contactSchema.safeParse({ ...MESSAGE, ...change }).error?.issues[0]?.message;

describe('a message of the contact form', () => {
  it('is of the general kind unless it says what it is about', () => {
    expect(contactSchema.parse(MESSAGE)).toEqual({ ...MESSAGE, category: 'general' });
    expect(contactSchema.parse({ ...MESSAGE, category: 'bug' }).category).toBe('bug');
    expect(problemOf({ category: 'spam' })).toBeDefined();
  });

  it.each([
    ['name', 'Please enter your name'],
    ['email', 'Please enter your e-mail address'],
    ['subject', 'Please enter a subject'],
    ['message', 'Please enter a message'],
  ])('needs %s, and says so', (name, words) => {
    expect([undefined, '', '  \n '].map((value) => problemOf({ [name]: value }))).toEqual([
      words,
      words,
      words,
    ]);
  });

  it.each([
    ['name', 100],
    ['subject', 150],
    ['message', 5000],
  ])('holds %s to its length', (name, lengthMax) => {
    expect(problemOf({ [name]: 'a'.repeat(lengthMax) })).toBeUndefined();
    expect(problemOf({ [name]: 'a'.repeat(lengthMax + 1) })).toBe(`Use at most ${lengthMax} characters`);
  });

  it.each(['\r\n', '\n', '\u0000', '\u0085', '\u2028', '\u007f'])(
    'begins no further header of a mail in its name or subject: %j',
    (control) => {
      const line = `Ada${control}Bcc: all@example.com`;

      expect(contactSchema.parse({ ...MESSAGE, name: line, subject: line })).toMatchObject({
        name: 'Ada Bcc: all@example.com',
        subject: 'Ada Bcc: all@example.com',
      });
    },
  );

  it('keeps the lines of the message itself', () => {
    expect(contactSchema.parse({ ...MESSAGE, message: ' One\n\nTwo\t3 ' }).message).toBe('One\n\nTwo\t3');
  });

  it('lets through what only programs fill in, so that they do not learn of it', () => {
    expect(contactSchema.parse({ ...MESSAGE, fax: '1' }).fax).toBe('1');
    expect(problemOf({ to: 'all@example.com' })).toBeDefined();
  });
});
