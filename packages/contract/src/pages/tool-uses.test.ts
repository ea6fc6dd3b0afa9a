import { describe, expect, it } from 'vitest';
import { KINDS } from '../generations/kinds/kinds.ts';
import { handOffPath, MEDIA, type ToolUse } from '../hand-off/tool-use.ts';
import { toolUsesProblem } from './tool-uses.ts';

const USE: ToolUse = { as: 'first-frame', of: ['picture'], label: 'Use as first frame', page: '/demo' };
const ROUTES = ['/demo', '/demo/history'];
const problemOf = (change: object) => toolUsesProblem(ROUTES, [{ ...USE, ...change }]);

it('names every medium that a kind has', () => {
  expect([...new Set(Object.values(KINDS).map(({ medium }) => medium))].toSorted()).toEqual(
    [...MEDIA].toSorted(),
  );
});

describe('a use', () => {
  it.each([{}, { page: '/demo/history' }, { page: '/demo?tab=image&mode=a-b' }, { of: [...MEDIA] }])(
    'can be declared with %j',
    (change) => {
      expect(problemOf(change)).toBeNull();
    },
  );

  it.each([
    [{ as: 'First' }, 'is no use'],
    [{ as: '__proto__' }, 'is no use'],
    [{ as: 'x'.repeat(31) }, 'is no use'],
    [{ of: [] }, 'of no medium'],
    [{ of: ['smell'] }, 'of no medium'],
    [{ label: '<b>' }, 'is no label'],
    [{ label: 'x'.repeat(41) }, 'is no label'],
    [{ page: '/video' }, 'no page of this tool'],
    [{ page: '//evil.test' }, 'no page of this tool'],
    [{ page: 'https://evil.test/demo' }, 'no page of this tool'],
    [{ page: '/demo?' }, 'no page of this tool'],
    [{ page: '/demo?a=1?b=2' }, 'no page of this tool'],
    [{ page: '/demo?a=%2F' }, 'no page of this tool'],
    [{ page: '/demo?use=x' }, 'no page of this tool'],
    [{ page: '/demo#as=b' }, 'no page of this tool'],
    [{ page: `/demo?a=${'x'.repeat(120)}` }, 'no page of this tool'],
  ])('cannot be declared with %j', (change, problem) => {
    expect(problemOf(change)).toContain(problem);
  });

  it('stands once for a page, and not without end', () => {
    expect(toolUsesProblem(ROUTES, [USE, USE])).toContain('stands twice');
    expect(toolUsesProblem(ROUTES, [USE, { ...USE, page: '/demo/history' }])).toBeNull();
    const many = Array.from({ length: 21 }, (_, index) => ({ ...USE, as: `a${index}` }));
    expect(toolUsesProblem(ROUTES, many)).toContain('at most 20');
  });
});

it('has an address of its own for each item, also where the page has a search', () => {
  expect(handOffPath({ page: '/text', as: 'prompt' }, 'a b')).toBe('/text?use=a+b&as=prompt');
  expect(handOffPath({ ...USE, page: '/video?tab=image' }, 'x')).toBe(
    '/video?tab=image&use=x&as=first-frame',
  );
});
