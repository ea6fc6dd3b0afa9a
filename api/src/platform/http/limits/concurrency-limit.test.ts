import { expect, it } from 'vitest';
import { tooManyUploads } from '../../../generations/errors/upload-errors.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';

it('refuses one more than the limit of an owner, and no other owner', () => {
  const limit = createConcurrencyLimit(2, tooManyUploads);
  limit.take('a');
  limit.take('a');

  expect(() => limit.take('a')).toThrow(
    expect.objectContaining({ code: 'rate_limited', message: tooManyUploads().message }),
  );
  expect(() => limit.take('b')).not.toThrow();
});

it('has room again for one that was given back', () => {
  const limit = createConcurrencyLimit(2, tooManyUploads);
  limit.take('a');
  const giveBack = limit.take('a');

  giveBack();
  limit.take('a');

  expect(() => limit.take('a')).toThrow('Too many uploads');
});
