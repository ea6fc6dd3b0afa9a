import { describe, expect, it } from 'vitest';
import { emailKey } from './email-key.ts';

describe('emailKey', () => {
  it.each([
    ['Ada@Example.COM', 'ada@example.com'],
    ['  ada@example.com ', 'ada@example.com'],
    ['ａda@example.com', 'ada@example.com'],
    ['e\u0301@example.com', 'é@example.com'],
    ['Ada@BÜCHER.example', 'ada@xn--bcher-kva.example'],
    ['ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example'],
    ['ada@bu\u0308cher.example', 'ada@xn--bcher-kva.example'],
    ['ada@xn--bücher.example', 'ada@xn--bücher.example'],
    ['bücher', 'bücher'],
  ])('makes %j %j', (email, key) => {
    expect(emailKey(email)).toBe(key);
  });

  it('gives the same key for a key, so that nothing is compared half-way', () => {
    for (const email of ['\u0130@example.com', 'STRASSE@example.com', 'ﬁ@example.com']) {
      expect(emailKey(emailKey(email))).toBe(emailKey(email));
    }
  });
});
