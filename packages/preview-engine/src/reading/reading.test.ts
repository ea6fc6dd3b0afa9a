import { describe, expect, it } from 'vitest';
import { keepPromises, toReading } from './reading.ts';

describe('toReading', () => {
  it.each([
    [['lake'], [], true, 'followed'],
    [['lake'], ['dragon'], true, 'partly'],
    [['lake'], ['dragon'], false, 'unknown'],
  ] as const)('of %j and %j is %s', (understood, ignored, isKnown, verdict) => {
    expect(toReading(understood, ignored, isKnown, 'a lake')).toEqual({
      understood,
      ignored,
      verdict,
      instead: verdict === 'unknown' ? 'a lake' : null,
    });
  });
});

describe('keepPromises', () => {
  const promised = [
    { text: 'fox', key: 'fox' },
    { text: 'at night', key: 'moon' },
  ];

  it('takes a result that has all that was promised, and more', () => {
    expect(() => keepPromises(promised, ['moon', 'fox', 'trees'])).not.toThrow();
  });

  it('[5.preview.promise] refuses a result that lacks something, and names it, so that it costs nothing', () => {
    expect(() => keepPromises(promised, ['fox'])).toThrow(
      expect.objectContaining({ kind: 'refused', message: expect.stringContaining('at night') }),
    );
  });
});
