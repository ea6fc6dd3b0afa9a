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

it('takes the origin of a real API, a port, and a shell', () => {
  expect(parse('video --api http://localhost:3000/x --port 5000')).toMatchObject({
    api: 'http://localhost:3000',
    port: 5000,
  });
  expect(parse('video --in-shell https://studio.test/')).toEqual({
    kind: 'in-shell',
    folder: 'mf-video',
    port: 4400,
    shell: 'https://studio.test',
  });
});

it.each([
  ['mf-vidoe', 'There is no tool "mf-vidoe". There are: mf-image, mf-video.'],
  ['video --api javascript:alert(1)', '--api is an address'],
  ['video --in-shell localhost', '--in-shell is an address'],
  ['video --port 70000', '--port is a number'],
  ['video --fast yes', 'Usage'],
  ['video --api', 'Usage'],
  ['video --api http://a.test --in-shell http://b.test', 'Usage'],
])('refuses "%s" in one line', (line, message) => {
  expect(() => parse(line)).toThrow(message);
  expect(() => parse(line)).toThrow(/^[^\n]+$/);
});
