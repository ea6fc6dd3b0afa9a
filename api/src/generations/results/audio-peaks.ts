import { setImmediate as turn } from 'node:timers/promises';
import { MPEGDecoder } from 'mpg123-decoder';

export interface AudioPeaks {
  /** Seconds. */
  duration: number;
  /** Loudest sample per slice of equal length, 0..1, the loudest of all being 1. */
  peaks: number[];
}

/** Bytes decoded before others have their turn: about two seconds of music, a few milliseconds of work. */
const CHUNK_BYTES = 48 * 1024;

/** Decodes an MP3 for its waveform. Zero seconds when it holds no sound. @param count slices */
export async function readAudioPeaks(mp3: Uint8Array, count: number): Promise<AudioPeaks> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const levels: number[] = [];
  let sampleRate = 44_100;
  let samples = 0;
  try {
    for (let start = 0; start < mp3.byteLength; start += CHUNK_BYTES) {
      const decoded = decoder.decode(mp3.subarray(start, start + CHUNK_BYTES));
      sampleRate = decoded.sampleRate || sampleRate;
      samples += decoded.samplesDecoded;
      collectLevels(decoded.channelData, decoded.samplesDecoded, levels);
      await turn();
    }
  } finally {
    decoder.free();
  }
  return { duration: samples / sampleRate, peaks: toSlices(levels, count) };
}

/** Samples behind one level: 256 levels per slice and more, for pieces of ten seconds up. */
const LEVEL_SAMPLES = 1024;

function collectLevels(channels: readonly Float32Array[], length: number, levels: number[]): void {
  for (let start = 0; start < length; start += LEVEL_SAMPLES) {
    let loudest = 0;
    for (const channel of channels) {
      for (let i = start; i < Math.min(length, start + LEVEL_SAMPLES); i += 1) {
        loudest = Math.max(loudest, Math.abs(channel[i] ?? 0));
      }
    }
    levels.push(loudest);
  }
}

function toSlices(levels: readonly number[], count: number): number[] {
  const loudest = maxOf(levels);
  if (loudest === 0) return [];
  return Array.from({ length: count }, (_, slice) => {
    const start = Math.floor((slice * levels.length) / count);
    const end = Math.max(start + 1, Math.floor(((slice + 1) * levels.length) / count));
    return Math.round((maxOf(levels.slice(start, end)) / loudest) * 1000) / 1000;
  });
}

/** `Math.max(...levels)` has no room for the arguments of an hour of music. */
function maxOf(levels: readonly number[]): number {
  return levels.reduce((loudest, level) => Math.max(loudest, level), 0);
}
