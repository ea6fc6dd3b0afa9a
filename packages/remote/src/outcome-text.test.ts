import { expect, it } from 'vitest';
import { isAboutOne, parseCommand } from './command.ts';
import type { DeprecatedUse } from './deprecated-uses.ts';
import { outcomeText } from './outcome-text.ts';

const NOTHING = { published: null, acted: null, status: null, errors: null, preview: null };
const USE: DeprecatedUse = {
  from: '@aic/design-system',
  name: 'LampIcon',
  since: { release: '0.4.0', date: '2026-11-29' },
  until: { release: '0.6.0', date: '2027-11-29' },
  instead: 'SunIcon.',
  files: ['tool.js', 'part.js'],
};

function textOf(deprecated: DeprecatedUse[] | null): string {
  const command = parseCommand(['check', 'image'], 'workspace');
  if (command === null || !isAboutOne(command)) throw new Error('It is about no remote.');
  return outcomeText(command, { ...NOTHING, deprecated });
}

it('says of what is deprecated where it is used, since when, until when, and what to use', () => {
  const deprecated = [USE, { ...USE, name: 'Lamp', property: 'isTall' }];

  expect(textOf(deprecated)).toBe(
    `image: uses LampIcon of @aic/design-system, deprecated since 0.4.0 (2026-11-29)
    kept until 2027-11-29, and in all releases before 0.6.0
    instead: SunIcon.
    in tool.js, part.js
image: uses isTall of Lamp of @aic/design-system, deprecated since 0.4.0 (2026-11-29)
    kept until 2027-11-29, and in all releases before 0.6.0
    instead: SunIcon.
    in tool.js, part.js
A dry run: nothing was changed.`,
  );
});

it('does not say that a build uses nothing when its scripts do not tell', () => {
  expect(textOf([])).toContain('image: its scripts use nothing that is deprecated');
  expect(textOf(null)).toContain('image: a build with Vite does not say');
});
