import { describe, expect, it } from 'vitest';
import { contactSchema, passkeyNameSchema, profileSchema, registrationSchema } from '../schemas.ts';

/** What turns the direction of the text behind it, or of all that follows on the page. */
const CONTROLS = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';
const TYPED = `${CONTROLS}Ada\u202e gnp.exe\u2066`;

describe('marks that turn the direction of a text', () => {
  it('are taken out of names when an account is made', () => {
    const account = {
      email: 'ada@example.com',
      password: 'correct horse',
      firstName: TYPED,
      lastName: TYPED,
    };

    expect(registrationSchema.parse(account)).toMatchObject({
      firstName: 'Ada gnp.exe',
      lastName: 'Ada gnp.exe',
    });
  });

  it('are taken out of all that a profile shows', () => {
    const profile = { displayName: TYPED, bio: TYPED, location: TYPED, twitterHandle: TYPED };

    expect(Object.values(profileSchema.parse(profile))).toEqual(
      Array.from({ length: 4 }, () => 'Ada gnp.exe'),
    );
    expect(profileSchema.parse({ displayName: CONTROLS })).toEqual({ displayName: null });
  });

  it('are taken out of the lines of a message, and leave none of them empty', () => {
    const message = { name: TYPED, email: 'ada@example.com', subject: TYPED, message: 'Hello' };

    expect(contactSchema.parse(message)).toMatchObject({ name: 'Ada gnp.exe', subject: 'Ada gnp.exe' });
    expect(contactSchema.safeParse({ ...message, name: CONTROLS }).success).toBe(false);
  });

  it('are taken out of names of passkeys', () => {
    expect(passkeyNameSchema.parse({ name: TYPED })).toEqual({ name: 'Ada gnp.exe' });
  });

  it('are not needed by what is written from right to left', () => {
    expect(profileSchema.parse({ displayName: 'עדה לאבלייס' })).toEqual({ displayName: 'עדה לאבלייס' });
  });
});
