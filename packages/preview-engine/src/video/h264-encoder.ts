import type { Canvas } from '@napi-rs/canvas';
import encoders from 'h264-mp4-encoder';
import { FILM_FPS } from './stage/film.ts';

export interface H264Encoder {
  /** The canvas must have the encoder's size. */
  add(frame: Canvas): void;
  /** Ends the film. @returns a plain MP4 with one video track, index at its end */
  finish(): Uint8Array;
}

/** Chosen by looking and timing: smooth skies show no bands, and the encoder keeps up with the painters. */
const QUALITY = { quantizationParameter: 26, speed: 10 } as const;

/** A seek decodes from the last whole frame: a second of frames at most. */
const KEY_FRAME_EVERY = FILM_FPS;

/**
 * minih264 as WebAssembly, baseline profile. Its memory is not given back, so a thread should encode one film and end.
 * @param size even pixels
 */
export async function openH264Encoder({
  width,
  height,
}: {
  width: number;
  height: number;
}): Promise<H264Encoder> {
  const encoder = await encoders.createH264MP4Encoder();
  Object.assign(encoder, {
    width,
    height,
    frameRate: FILM_FPS,
    groupOfPictures: KEY_FRAME_EVERY,
    ...QUALITY,
  });
  encoder.initialize();
  return {
    add: (frame) => encoder.addFrameRgba(frame.data()),
    finish: () => {
      encoder.finalize();
      const bytes = encoder.FS.readFile(encoder.outputFilename);
      encoder.FS.unlink(encoder.outputFilename);
      encoder.delete();
      return bytes;
    },
  };
}
