import { createCanvas } from '@napi-rs/canvas';
import { createMp3Encoder } from 'wasm-media-encoders';
import { openH264Encoder } from '../src/video/h264-encoder.ts';

/** An MP4 of 24 frames, 64 px a side, without sound. */
export async function tinyFilm(): Promise<Uint8Array> {
  const encoder = await openH264Encoder({ width: 64, height: 64 });
  const canvas = createCanvas(64, 64);
  const pen = canvas.getContext('2d');
  for (let frame = 0; frame < 24; frame += 1) {
    pen.fillStyle = `rgb(${frame * 10}, 80, 160)`;
    pen.fillRect(0, 0, 64, 64);
    encoder.add(canvas);
  }
  return encoder.finish();
}

/** An MP3 at 44.1 kHz in stereo. @param levelAt amplitude 0..1 by second */
export async function tinyTrack(seconds: number, levelAt: (second: number) => number): Promise<Uint8Array> {
  const rate = 44_100;
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: rate, channels: 2, bitrate: 192 });
  const wave = Float32Array.from(
    { length: seconds * rate },
    (_, i) => Math.sin((2 * Math.PI * 440 * i) / rate) * levelAt(i / rate),
  );
  // What the encoder answers lies in its own memory and is overwritten by the next call.
  const pieces = [encoder.encode([wave, wave]).slice(), encoder.finalize().slice()];
  return Buffer.concat(pieces);
}
