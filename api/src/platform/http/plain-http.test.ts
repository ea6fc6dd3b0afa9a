import { expect, it } from 'vitest';
import { missingWithoutHttps } from './plain-http.ts';

it('says what is missing where browsers do not trust the address', () => {
  const trusted = [
    'https://studio.lan',
    'http://localhost:3000',
    'http://a.localhost',
    'http://127.0.0.1',
    'http://[::1]:1',
  ];
  expect(trusted.map(missingWithoutHttps)).toEqual(trusted.map(() => null));
  for (const origin of ['http://studio.lan:4340', 'http://192.168.1.4', 'http://localhost.example.com']) {
    expect(missingWithoutHttps(origin)).toMatch(/plain http.* no passkeys, no installation/);
  }
});
