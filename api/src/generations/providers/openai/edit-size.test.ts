import { describe, expect, it } from 'vitest';
import { editSize } from './edit-size.ts';

describe('editSize', () => {
  it.each([
    [1024, 1024, '1024x1024'],
    [1600, 1200, '1600x1200'],
    [300, 300, '1024x1024'],
    [10_000, 5000, '2704x1360'],
    [4000, 100, '1760x592'],
    [100, 4000, '592x1760'],
  ])('asks for a photo of %i x %i as %s', (width, height, size) => {
    expect(editSize('gpt-image-2.5-flare', { width, height })).toBe(size);
  });

  it('is always a multiple of 16 within 3:1 and the pixels that models take', () => {
    for (let width = 1; width < 8000; width += 97) {
      for (let height = 1; height < 8000; height += 89) {
        const [w = 0, h = 0] = editSize('gpt-image-2', { width, height }).split('x').map(Number);
        expect([w % 16, h % 16]).toEqual([0, 0]);
        expect(Math.max(w / h, h / w)).toBeLessThanOrEqual(3);
        expect(w * h).toBeGreaterThan(1_000_000);
        expect(w * h).toBeLessThan(3_750_000);
      }
    }
  });

  it.each([
    [4000, 3000, '1536x1024'],
    [1000, 1100, '1024x1024'],
    [900, 1600, '1024x1536'],
  ])('asks the first GPT image models for %i x %i as the nearest of their three', (width, height, size) => {
    expect(editSize('gpt-image-1.5', { width, height })).toBe(size);
  });
});
