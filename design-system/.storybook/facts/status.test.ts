import { describe, expect, it } from 'vitest';
import { type Beside, type Measured, statusOf } from './status.ts';

const GUIDE: Measured['guide'] = {
  use: 'For a press.',
  instead: {},
  choices: {},
  anatomy: [],
  do: [],
  dont: [],
  keys: { Enter: 'press it' },
};

const CODE = "export const Default: Story = { parameters: { a11y: { test: 'error' } } };";

const WHOLE: Measured = {
  file: './src/components/push/push.stories.tsx',
  folder: 'push',
  title: 'Actions/Push',
  name: 'Push',
  page: 'actions-push--docs',
  line: 'Is pressed.',
  also: '',
  entry: '@aic/design-system',
  guideFile: 'src/components/push/push.guide.tsx',
  guide: GUIDE,
  pressed: ['enter'],
  values: {},
  tokens: [],
  places: [],
  madeOf: [],
  partOf: [],
  changes: [],
  code: CODE,
};

const BESIDE: Beside = {
  rowOf: (name) => (name === 'Push' ? "Push: { render, element: 'button', edge: 'root' }" : undefined),
  baselinesOf: (folder) => (folder === 'push' ? ['push-1440-dark.png'] : []),
};

describe('the status of a component', () => {
  it('is stable with everything', () => {
    expect(statusOf(WHOLE, BESIDE)).toEqual({
      status: 'Stable',
      criteria: {
        Stories: true,
        Guide: true,
        Axe: true,
        'Both themes': true,
        Conformance: true,
        'Forced colours': true,
        Keyboard: true,
        'Visual baseline': true,
      },
    });
  });

  it.each<[criterion: string, missing: string, change: Partial<Measured>]>([
    ['Stories', 'no story', { code: 'export default meta;' }],
    ['Guide', 'no guide', { guide: null }],
    ['Axe', 'a rule is switched off', { code: CODE.replace("'error'", "'off'") }],
    ['Axe', 'a rule is switched off', { code: CODE.replace("'error'", "'todo'") }],
    ['Axe', 'a rule is switched off', { code: CODE.replace("test: 'error'", 'disable: true') }],
    [
      'Axe',
      'a rule is switched off',
      { code: CODE.replace("test: 'error'", "config: [{ id: 'x', enabled: false") },
    ],
  ])('is draft without %s: %s', (criterion, missing, change) => {
    const { criteria, status } = statusOf({ ...WHOLE, ...change }, BESIDE);

    expect(criteria[criterion]).toBe(missing);
    expect(status).toBe('Draft');
  });

  it.each<[criterion: string, missing: string, change: Partial<Measured>, beside?: Partial<Beside>]>([
    ['Both themes', 'its stories are in one theme', { code: `${CODE} globals: { theme: 'dark' }` }],
    ['Conformance', 'no row in the conformance suite', {}, { rowOf: () => undefined }],
    [
      'Forced colours',
      'no edge in the conformance suite',
      {},
      { rowOf: () => "Push: { element: 'button' }" },
    ],
    ['Keyboard', 'no story presses enter', { pressed: ['space'] }],
    ['Visual baseline', 'no picture to compare with', {}, { baselinesOf: () => [] }],
  ])('is preview without %s: %s', (criterion, missing, change, beside) => {
    const { criteria, status } = statusOf({ ...WHOLE, ...change }, { ...BESIDE, ...beside });

    expect(criteria[criterion]).toBe(missing);
    expect(status).toBe('Preview');
  });

  it('takes a row that says why there is no edge', () => {
    const rowOf = (): string => "Push: { exception: 'it has no element' }";

    expect(statusOf(WHOLE, { ...BESIDE, rowOf }).status).toBe('Stable');
  });

  it('finds rows and baselines in the sources', () => {
    const { criteria } = statusOf({ ...WHOLE, name: 'Button', folder: 'button' });

    expect(criteria).toMatchObject({ Conformance: true, 'Forced colours': true, 'Visual baseline': true });
    expect(statusOf(WHOLE).criteria).toMatchObject({
      Conformance: 'no row in the conformance suite',
      'Visual baseline': 'no picture to compare with',
    });
  });
});
