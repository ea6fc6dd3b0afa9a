import { describe, expect, it } from 'vitest';
import { contactSchema, passwordLinkSchema, registrationSchema } from '../schemas.ts';

const isAddress = (email: string): boolean => passwordLinkSchema.safeParse({ email }).success;

describe('an e-mail address', () => {
  it.each([
    'ada@example.com',
    'ada+studio@mail.example.co.uk',
    'jörg@example.com',
    'ada@bücher.example',
    '用户@例子.广告',
    'дарья@почта.рф',
    'nu\u0308ria@example.com',
  ])('may be in any script: %s', (email) => {
    expect(isAddress(email)).toBe(true);
    expect(registrationSchema.safeParse({ email, password: 'correct horse' }).success).toBe(true);
    const message = { name: 'Ada', email, subject: 'Hi', message: 'Hello' };
    expect(contactSchema.safeParse(message).success).toBe(true);
  });

  it.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'a b@example.com',
    'ada@exa mple.com',
    'ada@example.com\r\nBcc: all@example.com',
    'ada@bücher.example/path',
    'ada@bücher.example:25',
    'ada@@bücher.example',
    'ada@bücher..example',
    'ada\u202e@example.com',
    'ada\u200b@example.com',
    'ada😀@example.com',
    `${'ä'.repeat(250)}@example.com`,
  ])('is not %j', (email) => {
    expect(isAddress(email)).toBe(false);
  });
});
