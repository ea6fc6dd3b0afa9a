import { samplesIn, type Stereo } from '../synth/signal.ts';
import { designBiquad, filterStereo } from './equalizer.ts';
import { limit } from './limiter.ts';
import { measureLoudness } from './loudness.ts';

/** LUFS: the level that streaming services play music at. */
const LOUDNESS_TARGET = -14.5;
/** Room for what the MP3 encoder adds to sharp attacks, up to 2 dB. */
const CEILING = 0.77;
const FADE_IN_SECONDS = 0.004;
const TILT_DB = 3.5;
/** The limiter takes loudness away; a second round gives it back. */
const ROUNDS = 2;

interface MasterOptions {
  /** -1 (dark) .. 1 (bright). */
  brightness: number;
  fadeOutSeconds: number;
}

/** Brings the mix to its final loudness, in place: no rumble, no clipping, soft edges. */
export function master(mix: Stereo, { brightness, fadeOutSeconds }: MasterOptions): void {
  const tilt =
    brightness === 0
      ? []
      : [
          designBiquad('high-shelf', 4200, 0.6, brightness * TILT_DB),
          designBiquad('low-shelf', 140, 0.6, brightness * -TILT_DB * 0.4),
        ];
  filterStereo(mix, [
    designBiquad('high-pass', 27, 0.7),
    // The encoder removes what is higher. Removing it before the limiter avoids new peaks after it.
    designBiquad('low-pass', 16_500, 0.8),
    ...tilt,
  ]);
  for (let round = 0; round < ROUNDS; round += 1) {
    const loudness = measureLoudness(mix);
    if (!Number.isFinite(loudness)) return;
    const isTurnedDown = limit(mix, 10 ** ((LOUDNESS_TARGET - loudness) / 20), CEILING);
    if (!isTurnedDown) break;
  }
  fade(mix, fadeOutSeconds);
}

function fade({ left, right }: Stereo, outSeconds: number): void {
  const rise = samplesIn(FADE_IN_SECONDS);
  const fall = samplesIn(outSeconds);
  for (const buffer of [left, right]) {
    for (let index = 0; index < rise; index += 1) buffer[index] = (buffer[index] ?? 0) * (index / rise);
    for (let index = 0; index < fall; index += 1) {
      const at = buffer.length - 1 - index;
      buffer[at] = (buffer[at] ?? 0) * Math.sin((Math.PI / 2) * (index / fall)) ** 2;
    }
  }
}
