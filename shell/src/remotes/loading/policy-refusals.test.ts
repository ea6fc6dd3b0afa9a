import { expect, it } from 'vitest';
import { refusalOf, watchRefusals } from './policy-refusals.ts';

/** As Chromium tells of it. */
function refuse(event: Partial<SecurityPolicyViolationEvent>): void {
  const facts = { disposition: 'enforce', sourceFile: '', blockedURI: '', sample: '', ...event };
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), facts));
}
const entryOf = (build: string) => ({ entry: `/remotes/demo/${build}/container.js` });
const fileOf = (build: string) => `${location.origin}/remotes/demo/${build}/tool.1.js`;

watchRefusals();

it.each([
  [
    'a policy of its own',
    {
      effectiveDirective: 'trusted-types',
      blockedURI: 'trusted-types-policy',
      sample: 'svelte-trusted-html',
    },
    'trusted-types svelte-trusted-html',
  ],
  ['code made of a text', { effectiveDirective: 'script-src', blockedURI: 'eval' }, 'script-src eval'],
])('says what was refused to the file of a build that asked for it: %s', (what, event, text) => {
  const build = what.length.toString();
  refuse({ ...event, sourceFile: fileOf(build) });

  expect(refusalOf(entryOf(build))).toBe(text);
  expect(refusalOf(entryOf('another'))).toBeNull();
});

it('says it of the file that was refused itself', () => {
  refuse({ effectiveDirective: 'script-src-elem', blockedURI: fileOf('blocked') });

  expect(refusalOf(entryOf('blocked'))).toBe(`script-src-elem ${fileOf('blocked')}`);
});

it('says nothing of what is only reported', () => {
  refuse({ disposition: 'report', effectiveDirective: 'trusted-types', sourceFile: fileOf('reported') });

  expect(refusalOf(entryOf('reported'))).toBeNull();
});
