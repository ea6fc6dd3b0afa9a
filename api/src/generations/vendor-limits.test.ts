import { expect, it } from 'vitest';
import { createFakeProvider } from '../../test/generations/fake-provider.ts';
import { vendorLimitsOf } from './vendor-limits.ts';

it('limits each engine of a vendor, and jobs that name no engine by the first', () => {
  const [fal, other] = ['fal', 'openai'].map((id) => ({ ...createFakeProvider(), id }));
  if (!fal || !other) throw new Error('Both are made above');
  const engine = (id: string, provider: typeof fal) => ({ id, label: id, price: null, cost: null, provider });
  const image = { ...fal, engines: [engine('a', fal), engine('b', other), engine('c', fal)] };
  const vendorLimits = { fal: { concurrency: 2 }, replicate: { concurrency: 1 } };

  expect(vendorLimitsOf({ vendorLimits }, { image, text: other })).toEqual(
    ['', 'a', 'c'].map((id) => ({ vendor: 'fal', kind: 'image', engine: id, concurrency: 2 })),
  );
});
