import { expect, it } from 'vitest';
import { fileToVerify, verifyPath } from './verify-page.ts';

const fileIn = (path: string): string | null =>
  fileToVerify(new URL(path, 'https://studio.example').searchParams);

it.each([`/media/${'0a'.repeat(16)}`, '/s/3uY-_x/media'])('opens a file of this studio: %s', (file) => {
  expect(fileIn(verifyPath(file))).toBe(file);
});

it.each([
  '',
  'https://evil.example/media/0a',
  `//evil.example/media/${'0a'.repeat(16)}`,
  `/media/${'0a'.repeat(16)}/../../api/auth/user`,
  `/media/${'0A'.repeat(16)}`,
  `/media/${'0a'.repeat(16)}%0a`,
  '/s/a/../../api/auth/user',
  '/s/a/media/x',
  '/s/a%2F..%2Fmedia',
  '/api/auth/user',
  'blob:https://studio.example/1',
])('opens nothing else: %s', (file) => {
  expect(fileIn(verifyPath(file))).toBeNull();
});
