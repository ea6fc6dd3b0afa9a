import { describe, expect, it } from 'vitest';
import { browserName } from './device.ts';

describe('browserName', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      'Chrome on Windows',
    ],
  ])('names browser and system of %s', (userAgent, name) => {
    expect(browserName(userAgent)).toBe(name);
  });

  it.each([undefined, '', 'curl/8.5.0', '<b>Your bank</b>/1.0 on Linux', 'x'.repeat(10_000)])(
    'repeats nothing that a client made up: %s',
    (userAgent) => {
      expect(browserName(userAgent)).toBeNull();
    },
  );
});
