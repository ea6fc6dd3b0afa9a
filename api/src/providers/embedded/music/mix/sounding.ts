import { BLOCK_SAMPLES, samplesIn, type Stereo } from '../synth/signal.ts';

/** Samples from one to before another, at most `BLOCK_SAMPLES` of them. */
export interface Block {
  from: number;
  to: number;
}

/** How long the filters of an insert ring on, by a hundred decibels. */
const RINGING_BLOCKS = Math.ceil(samplesIn(0.1) / BLOCK_SAMPLES);

/**
 * The blocks in which something sounds, and those after them in which filters ring out: most parts rest half of the time,
 * and work on their silence is the dearest thing in a mix.
 */
export function soundingBlocks(sound: Stereo): Block[] {
  let silent = RINGING_BLOCKS;
  return allBlocks(sound).filter((block) => {
    silent = sounds(sound, block) ? 0 : silent + 1;
    return silent <= RINGING_BLOCKS;
  });
}

export function allBlocks({ left }: Pick<Stereo, 'left'>): Block[] {
  const blocks: Block[] = [];
  for (let from = 0; from < left.length; from += BLOCK_SAMPLES) {
    blocks.push({ from, to: Math.min(left.length, from + BLOCK_SAMPLES) });
  }
  return blocks;
}

function sounds({ left, right }: Stereo, { from, to }: Block): boolean {
  for (let index = from; index < to; index += 1) if (left[index] !== 0 || right[index] !== 0) return true;
  return false;
}
