import { expect, it } from 'vitest';
import { translationProblem } from './catalog-problems.ts';
import { pseudo } from './pseudo.ts';

it.each(['Save', 'See <0>{0} of {1}</0> or <1/> now'])(
  'writes “%s” longer, with its values and elements',
  (text) => {
    const written = pseudo(text);
    expect(written).not.toMatch(/[A-Za-z]/);
    expect(written.length).toBeGreaterThanOrEqual(text.length);
    expect(translationProblem(text, written)).toBeNull();
  },
);
