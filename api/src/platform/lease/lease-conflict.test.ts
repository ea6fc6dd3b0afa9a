import { expect, it } from 'vitest';
import { leaseConflict } from './lease-conflict.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const [FIRST, LAST, LATER] = ['a', 'b', 'c'];
const HOLDER = { system: '7', timeline: 1, leases: [FIRST, LAST] };
const note = (nonce: string, changes: object = {}) => ({
  nonce,
  system: '7',
  timeline: 1,
  renewedAt: '2026-11-28T11:59:50Z',
  ...changes,
});
const LONG_AGO = { renewedAt: '2026-11-28T11:54:00Z' };

it.each([
  ['no note', null, 'ours'],
  ['its own last note', note(LAST), 'ours'],
  ['its own note whose successor did not arrive', note(FIRST), 'ours'],
  ['a note of later', note(LATER), 'copied or restored'],
  ['a note of later, long ago', note(LATER, LONG_AGO), 'copied or restored'],
  [
    'the note of another server, as beside a restored dump',
    note(LAST, { system: '8' }),
    'another database server',
  ],
  ['the same, long ago', note(LAST, { system: '8', ...LONG_AGO }), 'another database server'],
  ['its last note of another timeline, a moment ago', note(LAST, { timeline: 2 }), 'has taken over'],
  ['the same once the primary before is silent', note(LAST, { timeline: 2, ...LONG_AGO }), 'ours'],
])('of a store with %s', (_, found, reason) => {
  expect(leaseConflict(found, HOLDER, NOW) ?? 'ours').toContain(reason);
});
