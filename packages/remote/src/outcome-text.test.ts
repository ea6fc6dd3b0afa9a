import { expect, it } from 'vitest';
import { parseCommand, isAboutOne } from './command.ts';
import { outcomeText } from './outcome-text.ts';

it('says where code breaks: how often, for how many, in which build and at which places of the sources', () => {
  const command = parseCommand(['errors', 'demo'], 'workspace');
  if (command === null || !isAboutOne(command)) throw new Error('it is about one remote');
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

  const text = outcomeText(command, {
    published: null,
    acted: null,
    status: null,
    preview: null,
    errors: [fault],
  });

  expect(text).toBe(
    [
      '12 x TypeError (render) in build aaaaaa1, 1 user, last 2026-11-29T10:00:00.000Z',
      '    src/demo-page.tsx:12:7',
      '    src/tool.tsx:12:7',
    ].join('\n'),
  );
});
