import { describe, expect, it } from 'vitest';
import { safeReturnTo } from './return-to.ts';

describe('safeReturnTo', () => {
  it.each([
    '/',
    '/image-generator',
    '/video?tab=1#x',
    '/subscribe?plan=pro&next=%2Fx',
    '/a//b',
    '/search?q=https://x.y',
  ])('keeps the path %s', (path) => {
    expect(safeReturnTo(path)).toBe(path);
  });

  it.each([
    null,
    undefined,
    '',
    'image-generator',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%5cevil.example',
    '/%2fevil.example',
    '/%2F/evil.example',
    'https:evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '\t//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\nSet-Cookie: a=b',
    ' //evil.example',
    '//user@evil.example',
    'https://localhost@evil.example',
    '/..//evil.example',
    '/./%2e%2e//evil.example',
  ])('sends %j to / instead', (value) => {
    expect(safeReturnTo(value)).toBe('/');
  });
});
