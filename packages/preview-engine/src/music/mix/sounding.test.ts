import { describe, expect, it } from 'vitest';
import { createStereo, samplesIn } from '../synth/signal.ts';
import { eachBlock, soundingSpans, wholeSpan } from './sounding.ts';

describe('soundingSpans', () => {
  it('finds every sample that sounds and a tenth of a second after it, and leaves the rest out', () => {
    const sound = createStereo(samplesIn(3));
    const [early, late] = [samplesIn(0.5), samplesIn(2)];
    sound.left[early] = 0.1;
    sound.right[late] = -0.1;
    const spans = soundingSpans(sound);
    expect(spans).toHaveLength(2);
    for (const [index, at] of [early, late].entries()) {
      expect(spans[index]?.from).toBeLessThanOrEqual(at);
      expect(spans[index]?.to).toBeGreaterThan(at + samplesIn(0.1) - 1);
      expect(spans[index]?.to).toBeLessThan(at + samplesIn(0.11));
    }
  });

  it('joins what sounds again before it has rung out, and stays within the sound', () => {
    const sound = createStereo(samplesIn(1));
    sound.left[samplesIn(0.9)] = 1;
    sound.left[samplesIn(0.98)] = 1;
    const spans = soundingSpans(sound);
    expect(spans).toHaveLength(1);
    expect(spans[0]?.to).toBe(sound.left.length);
  });

  it('finds nothing in silence', () => {
    expect(soundingSpans(createStereo(samplesIn(1)))).toEqual([]);
  });
});

describe('eachBlock', () => {
  it('visits each sample once, in order', () => {
    let next = 0;
    eachBlock(wholeSpan({ left: new Float32Array(1000) }), (from, to) => {
      expect(from).toBe(next);
      expect(to).toBeGreaterThan(from);
      next = to;
    });
    expect(next).toBe(1000);
  });
});
