/**
 * Sawtooths a little out of tune with each other, summed, a block at a time. Between their jumps their sum is one straight
 * line, so that a block costs its jumps and not its voices. Each jump is rounded as `saw` does it.
 */
export class SawSection {
  private readonly phases: Float64Array;
  private readonly ratios: Float64Array;
  private readonly jumps: Float64Array;

  /**
   * @param phases where each voice starts, in turns
   * @param ratios each voice's pitch against the section's
   */
  constructor(phases: Float64Array, ratios: Float64Array, blockSamples: number) {
    this.phases = phases;
    this.ratios = ratios;
    this.jumps = new Float64Array(blockSamples);
  }

  /** Adds a block. @param step turns per sample of a voice in tune */
  add(block: Float64Array, step: number): void {
    const { phases, ratios, jumps } = this;
    let level = 0;
    let slope = 0;
    jumps.fill(0);
    for (let voice = 0; voice < phases.length; voice += 1) {
      const own = step * (ratios[voice] ?? 1);
      const phase = phases[voice] ?? 0;
      level += 2 * phase - 1;
      slope += 2 * own;
      phases[voice] = this.jump(block, phase, own);
    }
    for (let place = 0; place < jumps.length; place += 1) {
      level += slope + (jumps[place] ?? 0);
      block[place] = (block[place] ?? 0) + level;
    }
  }

  /** Notes a voice's jumps, and rounds the samples before and after each. @returns its phase after the block */
  private jump(block: Float64Array, start: number, step: number): number {
    const { jumps } = this;
    let phase = start;
    let at = 0;
    for (;;) {
      const samples = Math.max(1, Math.ceil((1 - phase) / step));
      if (at + samples > jumps.length) break;
      at += samples;
      phase += samples * step - 1;
      const since = phase / step;
      jumps[at - 1] = (jumps[at - 1] ?? 0) - 2;
      block[at - 1] = (block[at - 1] ?? 0) + (1 - since) ** 2;
      if (at > 1) block[at - 2] = (block[at - 2] ?? 0) - since * since;
    }
    phase += (jumps.length - at) * step;
    const until = (1 - phase) / step;
    const last = jumps.length - 1;
    if (until < 1) block[last] = (block[last] ?? 0) - (1 - until) ** 2;
    return phase;
  }
}
