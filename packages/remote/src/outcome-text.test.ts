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

it('says where code breaks: how often, for how many, in which build and at which places of the sources', () => {
  const command = parseCommand(['errors', 'demo'], 'workspace');
  if (command === null || !isAboutOne(command)) throw new Error('It is about no remote.');
  const place = { line: 12, column: 7, isSource: true };
  const fault = {
    build: 'aaaaaa1',
    phase: 'render',
    errorClass: 'TypeError',
    frames: [
      { file: 'src/demo-page.tsx', ...place },
      { file: 'src/tool.tsx', ...place },
    ],
    count: 12,
    users: 1,
    firstAt: '2026-11-28T10:00:00.000Z',
    lastAt: '2026-11-29T10:00:00.000Z',
  };

  expect(outcomeText(command, { ...NOTHING, deprecated: null, errors: [fault] })).toBe(
    [
      '12 x TypeError (render) in build aaaaaa1, 1 user, last 2026-11-29T10:00:00.000Z',
      '    src/demo-page.tsx:12:7',
      '    src/tool.tsx:12:7',
    ].join('\n'),
  );
});
