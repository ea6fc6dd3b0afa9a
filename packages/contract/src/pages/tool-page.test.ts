import { describe, expect, it } from 'vitest';
import { STATIC_PAGE_ROUTES } from './pages.ts';
import { TOOL_LABEL_LENGTH_MAX, toolLabelProblem, toolNameProblem, toolPageProblem } from './tool-page.ts';
import { TOOLS } from './tools.ts';

const PAGE = { label: 'Demo', routes: ['/demo'], isInNavigation: true };

describe('a new tool', () => {
  it.each(['demo', 'photo-book', 'a1'])('can be named %s', (name) => {
    expect(toolNameProblem(name)).toBeNull();
  });

  it.each(['', 'Demo', '1a', 'a--b', 'a-', 'a.b', 'a/b', '../a', 'a b', 'é', 'x'.repeat(31), '__proto__'])(
    'cannot be named %j',
    (name) => {
      expect(toolNameProblem(name)).toContain('is no name');
    },
  );

  it.each([
    ...TOOLS.flatMap(({ name, routes }) => [name, ...routes.flatMap((route) => route.split('/')[1] || [])]),
    ...STATIC_PAGE_ROUTES.map((route) => route.slice(1)),
    'api',
    'media',
    'u',
    'remotes',
    'shell',
    'healthz',
    'readyz',
    'metrics',
    'constructor',
  ])('cannot take the name %s, whose address is in use', (name) => {
    expect(toolNameProblem(name)).toContain('is taken');
  });

  it.each(['Demo', 'Q&A', 'Стихи', '3D models', 'Don’t', 'C++', 'ละคร'])('can be called %s', (label) => {
    expect(toolLabelProblem(label)).toBeNull();
  });

  it.each(['', ' Demo', 'Demo ', '<b>Demo', 'De\nmo', 'De\u202Emo', 'x'.repeat(TOOL_LABEL_LENGTH_MAX + 1)])(
    'cannot be called %j',
    (label) => {
      expect(toolLabelProblem(label)).toContain('is no label');
    },
  );

  it('has its pages under its own name', () => {
    expect(toolPageProblem('demo', { ...PAGE, routes: ['/demo', '/demo/my-history'] })).toBeNull();
  });

  it.each([
    '/',
    '/video',
    '/demos',
    '/video/demo',
    '/api/demo',
    '/u/demo',
    '/media/demo',
    'demo',
    '/demo/',
    '/demo.js',
    '/demo/../video',
    '/demo//a',
    '/Demo',
    '/demo?a',
    `/demo/${'x'.repeat(80)}`,
  ])('cannot have the page %s', (route) => {
    expect(toolPageProblem('demo', { ...PAGE, routes: ['/demo', route] })).toContain('is not /demo');
  });

  it('has at least one page and no flood of them', () => {
    const many = Array.from({ length: 21 }, (_, index) => `/demo/${index}`);

    expect(toolPageProblem('demo', { ...PAGE, routes: [] })).toContain('1 to 20 routes');
    expect(toolPageProblem('demo', { ...PAGE, routes: many })).toContain('1 to 20 routes');
  });
});
