import { describe, expect, it } from 'vitest';
import { SawSection } from './saw-section.ts';
import { saw } from './signal.ts';

const BLOCK = 64;

describe('SawSection', () => {
  it.each([0.0007, 0.01, 0.09])('sounds as its voices do one by one, at %f turns per sample', (step) => {
    const [phases, ratios] = [
      [0.1, 0.5, 0.93],
      [1, 1.004, 0.991],
    ];
    const section = new SawSection(Float64Array.from(phases), Float64Array.from(ratios), BLOCK);
    const block = new Float64Array(BLOCK);
    for (let round = 0; round < 20; round += 1) {
      section.play(block, step);
      for (let place = 0; place < BLOCK; place += 1) {
        const samples = round * BLOCK + place + 1;
        const expected = phases.map((phase, voice) => {
          const own = step * (ratios[voice] ?? 1);
          return saw((phase + own * samples) % 1, own);
        });
        const sum = expected.reduce((total, value) => total + value, 0);
        expect(Math.abs((block[place] ?? 0) - sum)).toBeLessThan(1e-6);
      }
    }
  });
});
