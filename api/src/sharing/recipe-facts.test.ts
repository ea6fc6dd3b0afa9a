import { GENERATION_KINDS } from '@aic/contract';
import { factsOf } from '@aic/contract/facts';
import { ITEM_SAMPLES } from '@aic/contract/samples';
import { expect, it } from 'vitest';
import { recipeFacts } from './recipe-facts.ts';

it.each(GENERATION_KINDS)('says of a shared item of the kind %s what its item view says', (kind) => {
  const item = ITEM_SAMPLES[kind];
  const settings = factsOf(item).settings(item);

  expect(settings).not.toEqual([]);
  expect(recipeFacts(item)).toEqual(expect.arrayContaining(settings.filter(({ value }) => value)));
});

it('does not tell a visitor that they have stopped a text', () => {
  const item = { ...ITEM_SAMPLES.text, stopped: true };

  expect(factsOf(item).settings(item)).toContainEqual(expect.objectContaining({ value: 'Stopped by you' }));
  expect(recipeFacts(item)).not.toContainEqual(expect.objectContaining({ value: 'Stopped by you' }));
});
