import { describe, expect, it } from 'vitest';
import {
  accountDeletionSchema,
  codeSchema,
  emailChangeRequestSchema,
  loginSchema,
  passkeyNameSchema,
  passkeyRegistrationSchema,
  passkeySignInSchema,
  passwordChangeSchema,
  passwordResetSchema,
  profileSchema,
  registrationSchema,
  secondFactorProofSchema,
} from '../schemas.ts';

const EMAIL = 'ada@example.com';
const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown): boolean =>
  schema.safeParse(value).success;

describe('a password', () => {
  it.each([
    ['of a new account', (password: string) => accepts(registrationSchema, { email: EMAIL, password })],
    ['that is reset', (password: string) => accepts(passwordResetSchema, { token: 't', password })],
    [
      'that is changed',
      (password: string) => accepts(passwordChangeSchema, { currentPassword: 'x', password }),
    ],
  ])('has 8 to 128 characters: %s', (_which, takes) => {
    // One unit, two units, and two code points that are hashed as one.
    for (const character of ['a', '🦊', 'é'.normalize('NFD')]) {
      const taken = [7, 8, 128, 129].map((length) => takes(character.repeat(length)));
      expect([character, ...taken]).toEqual([character, false, true, true, false]);
    }
  });

  it('may be one of before these limits where it is typed to sign in, and is never so long that it costs', () => {
    expect(accepts(loginSchema, { email: EMAIL, password: 'short' })).toBe(true);
    expect(accepts(loginSchema, { email: EMAIL, password: 'a'.repeat(1025) })).toBe(false);
    expect(accepts(passwordChangeSchema, { currentPassword: '', password: 'correct horse' })).toBe(false);
  });

  it('keeps its blanks, which are a part of it', () => {
    expect(registrationSchema.parse({ email: EMAIL, password: '  spaces  ' }).password).toBe('  spaces  ');
  });
});

it.each([
  ['an admin', registrationSchema, { email: EMAIL, password: 'correct horse', isAdmin: true }],
  ['confirmed', registrationSchema, { email: EMAIL, password: 'correct horse', isEmailVerified: true }],
  ['a user with more credits', profileSchema, { displayName: 'Ada', credits: 10_000 }],
  ['a user of a plan', profileSchema, { plan: 'creator' }],
  ['the owner of another address without its mail', profileSchema, { email: 'eve@example.com' }],
])('makes no user %s by a member that was not asked for', (_what, schema, value) => {
  expect(accepts(schema, value)).toBe(false);
});

describe('a proof of who asks', () => {
  it.each([
    ['a password', { password: 'x' }],
    ['a code', { code: ' 123 456 ' }],
  ])('for the second factor is %s', (_what, proof) => {
    expect(accepts(secondFactorProofSchema, proof)).toBe(true);
  });

  it('for the second factor is one of them', () => {
    expect(accepts(secondFactorProofSchema, {})).toBe(false);
    expect(accepts(secondFactorProofSchema, { password: 'x', code: '123456' })).toBe(false);
    expect(accepts(secondFactorProofSchema, { password: '' })).toBe(false);
  });

  it('for the end of an account is typed: the password or the address', () => {
    expect(accepts(accountDeletionSchema, { password: 'x' })).toBe(true);
    expect(accepts(accountDeletionSchema, { email: EMAIL })).toBe(true);
    expect(accepts(accountDeletionSchema, {})).toBe(false);
    expect(accepts(accountDeletionSchema, { password: '', email: '' })).toBe(false);
  });

  it('for another address may be missing, as accounts without a password have none', () => {
    expect(accepts(emailChangeRequestSchema, { email: EMAIL })).toBe(true);
    expect(accepts(emailChangeRequestSchema, { email: EMAIL, password: '' })).toBe(false);
  });
});

it('takes a code as it was typed, without the blanks around it', () => {
  expect(codeSchema.parse({ code: ' 123 456\n' })).toEqual({ code: '123 456' });
  expect(codeSchema.safeParse({ code: '   ' }).error?.issues[0]?.message).toBe('Type a code');
  expect(accepts(codeSchema, { code: '1'.repeat(41) })).toBe(false);
});

describe('a profile', () => {
  it('tells what was emptied from what was left out', () => {
    expect(profileSchema.parse({ displayName: '  ', bio: null, website: '', twitterHandle: '@' })).toEqual({
      displayName: null,
      bio: null,
      website: null,
      twitterHandle: null,
    });
    expect(profileSchema.parse({})).toEqual({});
  });

  it.each(['https://example.com', 'http://example.com/a?b#c', ' https://bücher.example '])(
    'may link to %s',
    (website) => {
      expect(profileSchema.parse({ website }).website).toBe(website.trim());
    },
  );

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.com',
    'https://localhost',
    'https://ada@example.com',
    '//example.com',
    'example.com',
    `https://example.com/${'a'.repeat(200)}`,
  ])('links to no %s', (website) => {
    expect(profileSchema.safeParse({ website }).error?.issues[0]?.message).toBe('Please enter a valid URL');
  });

  it.each([
    ['Ada-4815', 'ada-4815'],
    [' ada ', 'ada'],
    ['a'.repeat(30), 'a'.repeat(30)],
  ])('has the handle %s as it stands in an address', (handle, expected) => {
    expect(profileSchema.parse({ handle }).handle).toBe(expected);
  });

  it.each(['ad', 'a'.repeat(31), '-ada', 'ada-', 'ada lovelace', 'ada/x', 'аda', ''])(
    'has no handle %j',
    (handle) => {
      expect(accepts(profileSchema, { handle })).toBe(false);
    },
  );

  it('counts the name at Twitter without its @', () => {
    expect(profileSchema.parse({ twitterHandle: `@${'a'.repeat(50)}` }).twitterHandle).toBe('a'.repeat(50));
    expect(accepts(profileSchema, { twitterHandle: 'a'.repeat(51) })).toBe(false);
  });

  it.each([
    ['displayName', 100],
    ['bio', 500],
    ['location', 100],
  ])('holds %s to its length', (name, lengthMax) => {
    expect(accepts(profileSchema, { [name]: 'a'.repeat(lengthMax) })).toBe(true);
    expect(profileSchema.safeParse({ [name]: 'a'.repeat(lengthMax + 1) }).error?.issues[0]?.message).toBe(
      `Use at most ${lengthMax} characters`,
    );
  });
});

describe('a passkey', () => {
  const response = { id: 'abc_-9', rawId: 'abc_-9', type: 'public-key' };
  const registration = { ...response, response: { clientDataJSON: 'e30', attestationObject: 'o2' } };
  const signIn = {
    ...response,
    response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
  };

  it('may come with more than is read, which is dropped', () => {
    const more = { ...registration, clientExtensionResults: {}, authenticatorAttachment: 'platform' };

    expect(passkeyRegistrationSchema.parse(more)).toEqual({
      ...registration,
      response: { ...registration.response, transports: [] },
    });
    expect(
      accepts(passkeySignInSchema, { ...signIn, response: { ...signIn.response, userHandle: null } }),
    ).toBe(true);
  });

  it.each([
    ['in base64 of another alphabet', { id: 'ab+/' }],
    ['with padding', { rawId: 'abcd==' }],
    ['of more bytes than there can be', { id: 'a'.repeat(1365) }],
    ['that is no key', { type: 'password' }],
    ['empty', { id: '' }],
  ])('is refused: %s', (_what, change) => {
    expect(accepts(passkeyRegistrationSchema, { ...registration, ...change })).toBe(false);
    expect(accepts(passkeySignInSchema, { ...signIn, ...change })).toBe(false);
  });

  it('has a name of 1 to 60 characters', () => {
    expect([0, 1, 60, 61].map((length) => accepts(passkeyNameSchema, { name: 'a'.repeat(length) }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(accepts(passkeyNameSchema, { name: '   ' })).toBe(false);
  });
});
