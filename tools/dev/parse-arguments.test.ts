import { expect, it } from 'vitest';
import { parseArguments } from './parse-arguments.ts';

const FOLDERS = ['mf-image', 'mf-video'];
const parse = (line: string) => parseArguments(line.split(' ').filter(Boolean), FOLDERS);

it('without a name watches the whole product', () => {
  expect(parse('')).toEqual({ kind: 'product' });
});

it.each(['mf-video', 'video'])('opens %s alone on the fake backend', (name) => {
  expect(parse(name)).toEqual({ kind: 'alone', folder: 'mf-video', port: 4400, api: null });
});

it.each([
  ['mf-vidoe', 'There is no tool "mf-vidoe". There are: mf-image, mf-video.'],
  ['video --fast yes', 'Usage'],
])('refuses "%s" in one line', (line, message) => {
  expect(() => parse(line)).toThrow(message);
  expect(() => parse(line)).toThrow(/^[^\n]+$/);
});
