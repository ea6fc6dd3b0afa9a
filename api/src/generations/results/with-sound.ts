import { setImmediate as turn } from 'node:timers/promises';
import { registerAacEncoder } from '@mediabunny/aac-encoder';
import {
  ALL_FORMATS,
  AudioSample,
  AudioSampleSource,
  BufferSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { MPEGDecoder } from 'mpg123-decoder';

const SOUND_BITRATE = 128_000;
/** The track is longer than the film: it ends with it, and not within a note. */
const FADE_SECONDS = 0.6;
/** Encoded before others have their turn: some milliseconds of work. */
const SLICE_SECONDS = 0.1;
/** Decoded at once: about two seconds of music. */
const CHUNK_BYTES = 48 * 1024;

registerAacEncoder();

interface Sound {
  /** Interleaved left and right, -1..1. */
  samples: Float32Array<ArrayBuffer>;
  sampleRate: number;
}

/**
 * The same pictures with the beginning of a track in place of the film's own sound. Pictures are copied and not encoded
 * again.
 * @param film an MP4
 * @param mp3 a track; what it lacks in length stays silent
 * @throws Error when one of the two cannot be read
 */
export async function withSound(film: Uint8Array, mp3: Uint8Array): Promise<Uint8Array> {
  using input = new Input({ formats: ALL_FORMATS, source: new BufferSource(film) });
  const pictures = await input.getPrimaryVideoTrack();
  const decoderConfig = await pictures?.getDecoderConfig();
  const codec = await pictures?.getCodec();
  if (!pictures || !decoderConfig || !codec) throw new Error('The film has no pictures that can be copied.');
  const seconds = await pictures.computeDuration();
  const sound = await decodeBeginning(mp3, seconds);

  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const pictureSource = new EncodedVideoPacketSource(codec);
  const soundSource = new AudioSampleSource({ codec: 'aac', bitrate: SOUND_BITRATE });
  output.addVideoTrack(pictureSource, { rotation: await pictures.getRotation() });
  output.addAudioTrack(soundSource);
  output.setMetadataTags(await input.getMetadataTags());
  await output.start();
  for await (const packet of new EncodedPacketSink(pictures).packets()) {
    await pictureSource.add(packet, { decoderConfig });
  }
  pictureSource.close();
  await addSound(soundSource, sound);
  await output.finalize();
  if (target.buffer === null) throw new Error('The film was not written.');
  return new Uint8Array(target.buffer);
}

/** As much of a track as a film has room for, faded out at its end. @throws Error when it holds no sound */
async function decodeBeginning(mp3: Uint8Array, seconds: number): Promise<Sound> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const parts: Float32Array[][] = [];
  let sampleRate = 0;
  let length = 0;
  try {
    for (let at = 0; at < mp3.byteLength && !(length > seconds * sampleRate); at += CHUNK_BYTES) {
      const decoded = decoder.decode(mp3.subarray(at, at + CHUNK_BYTES));
      sampleRate = decoded.sampleRate || sampleRate;
      if (decoded.samplesDecoded > 0) parts.push(decoded.channelData);
      length += decoded.samplesDecoded;
      await turn();
    }
  } finally {
    decoder.free();
  }
  if (length === 0) throw new Error('The track holds no sound.');
  return {
    samples: interleave(parts, Math.min(length, Math.floor(seconds * sampleRate)), sampleRate),
    sampleRate,
  };
}

function interleave(parts: readonly Float32Array[][], length: number, sampleRate: number): Sound['samples'] {
  const samples = new Float32Array(length * 2);
  const fadeFrom = length - FADE_SECONDS * sampleRate;
  let at = 0;
  for (const [left = new Float32Array(), right = left] of parts) {
    for (let n = 0; n < left.length && at < length; n += 1, at += 1) {
      const loudness = at < fadeFrom ? 1 : (length - at) / (length - fadeFrom);
      samples[at * 2] = (left[n] ?? 0) * loudness;
      samples[at * 2 + 1] = (right[n] ?? 0) * loudness;
    }
  }
  return samples;
}

async function addSound(source: AudioSampleSource, { samples, sampleRate }: Sound): Promise<void> {
  const sliceLength = Math.round(SLICE_SECONDS * sampleRate) * 2;
  for (let at = 0; at < samples.length; at += sliceLength) {
    const sample = new AudioSample({
      data: samples.subarray(at, at + sliceLength),
      format: 'f32',
      numberOfChannels: 2,
      sampleRate,
      timestamp: at / 2 / sampleRate,
    });
    await source.add(sample);
    sample.close();
    await turn();
  }
  source.close();
}
