/**
 * Sawtooths a little out of tune with each other, summed, a block at a time. Between their jumps their sum is one
 * straight line, so that a block costs its jumps and not its voices. Each jump is rounded as `saw` does it.
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
    this.jumps = new Float64Array(blockSamples + 1);
  }

  /** Fills a block. @param step turns per sample of a voice in tune */
  play(block: Float64Array, step: number): void {
    const { phases, ratios, jumps } = this;
    let level = 0;
    let slope = 0;
    for (let voice = 0; voice < phases.length; voice += 1) {
      const own = step * (ratios[voice] ?? 1);
      const phase = phases[voice] ?? 0;
      level += 2 * phase - 1;
      slope += 2 * own;
      phases[voice] = this.jump(phase, own);
    }
    for (let place = 0; place < block.length; place += 1) {
      level += slope + (jumps[place] ?? 0);
      block[place] = level;
      jumps[place] = 0;
    }
    jumps[block.length] = 0;
  }

  /** Notes a voice's jumps, each rounded in the samples before and after it. @returns its phase after the block */
  private jump(start: number, step: number): number {
    const { jumps } = this;
    const count = jumps.length - 1;
    let phase = start;
    let at = 0;
    for (;;) {
      const samples = Math.max(1, Math.ceil((1 - phase) / step));
      if (at + samples > count) break;
      at += samples;
      phase += samples * step - 1;
      const since = phase / step;
      const after = (1 - since) ** 2;
      const before = at > 1 ? since * since : 0;
      if (at > 1) jumps[at - 2] = (jumps[at - 2] ?? 0) - before;
      jumps[at - 1] = (jumps[at - 1] ?? 0) - 2 + after + before;
      jumps[at] = (jumps[at] ?? 0) - after;
    }
    phase += (count - at) * step;
    const until = (1 - phase) / step;
    if (until < 1) jumps[count - 1] = (jumps[count - 1] ?? 0) - (1 - until) ** 2;
    return phase;
  }
}
