/** Power spectra of a sound, frame by frame. */
export interface Spectra {
  /** Per frame, the power in each bin. */
  frames: readonly Float32Array[];
  /** Hertz between two bins. */
  binHz: number;
  framesPerSecond: number;
}

interface FrameOptions {
  sampleRate: number;
  /** Samples of a frame, a power of two. */
  size: number;
  /** Samples between two frames. */
  hop: number;
}

/** Short-time Fourier transform with a Hann window. */
export function measureSpectra(sound: Float32Array, { sampleRate, size, hop }: FrameOptions): Spectra {
  const window = Float64Array.from(
    { length: size },
    (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / size),
  );
  const frames: Float32Array[] = [];
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  for (let at = 0; at + size <= sound.length; at += hop) {
    for (let index = 0; index < size; index += 1) {
      real[index] = (sound[at + index] ?? 0) * (window[index] ?? 0);
    }
    imaginary.fill(0);
    transform(real, imaginary);
    const powers = new Float32Array(size / 2);
    for (let bin = 0; bin < powers.length; bin += 1) {
      powers[bin] = ((real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2) / size;
    }
    frames.push(powers);
  }
  return { frames, binHz: sampleRate / size, framesPerSecond: sampleRate / hop };
}

/** Cooley and Tukey's fast Fourier transform, in place. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  for (let index = 1, mirrored = 0; index < size; index += 1) {
    let bit = size >> 1;
    for (; mirrored & bit; bit >>= 1) mirrored ^= bit;
    mirrored ^= bit;
    if (index < mirrored) {
      swap(real, index, mirrored);
      swap(imaginary, index, mirrored);
    }
  }
  for (let span = 2; span <= size; span *= 2) {
    const angle = (-2 * Math.PI) / span;
    for (let part = 0; part < span / 2; part += 1) {
      const cos = Math.cos(angle * part);
      const sin = Math.sin(angle * part);
      for (let one = part; one < size; one += span) {
        const other = one + span / 2;
        const turnedReal = (real[other] ?? 0) * cos - (imaginary[other] ?? 0) * sin;
        const turnedImaginary = (real[other] ?? 0) * sin + (imaginary[other] ?? 0) * cos;
        real[other] = (real[one] ?? 0) - turnedReal;
        imaginary[other] = (imaginary[one] ?? 0) - turnedImaginary;
        real[one] = (real[one] ?? 0) + turnedReal;
        imaginary[one] = (imaginary[one] ?? 0) + turnedImaginary;
      }
    }
  }
}

function swap(values: Float64Array, one: number, other: number): void {
  const kept = values[one] ?? 0;
  values[one] = values[other] ?? 0;
  values[other] = kept;
}
