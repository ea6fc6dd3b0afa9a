import { expect, it } from 'vitest';
import { parseArguments } from './parse-arguments.ts';

it.each([
  [[], { kind: 'all' }],
  [['--changed'], { kind: 'changed', ref: 'HEAD' }],
  [['--changed=main'], { kind: 'changed', ref: 'main' }],
])('understands %j', (args, request) => {
  expect(parseArguments(args)).toEqual(request);
});

it.each([[['--changed=']], [['--changed', 'main']], [['api']], [['--changes']]])(
  'refuses %j with the options that there are',
  (args) => {
    expect(() => parseArguments(args)).toThrow('--changed=<commit>');
  },
);
