import { expect, it } from 'vitest';
import { parseDevOptions } from './dev-options.ts';

const parse = (line: string) => parseDevOptions(line.split(' ').filter(Boolean), 'Usage');

it('opens a tool alone on the fake backend', () => {
  expect(parse('')).toEqual({ kind: 'alone', port: 4400, api: null });
});

it('takes the origin of a real API, a port, and a shell', () => {
  expect(parse('--api http://localhost:3000/x --port 5000')).toMatchObject({
    api: 'http://localhost:3000',
    port: 5000,
  });
  expect(parse('--in-shell https://studio.test/')).toEqual({
    kind: 'in-shell',
    port: 4400,
    shell: 'https://studio.test',
  });
});

it.each([
  ['--api javascript:alert(1)', '--api is an address'],
  ['--in-shell localhost', '--in-shell is an address'],
  ['--port 70000', '--port is a number'],
  ['--fast yes', 'Usage'],
  ['--api', 'Usage'],
  ['--api http://a.test --in-shell http://b.test', 'Usage'],
])('refuses "%s" in one line', (line, message) => {
  expect(() => parse(line)).toThrow(message);
  expect(() => parse(line)).toThrow(/^[^\n]+$/);
});
