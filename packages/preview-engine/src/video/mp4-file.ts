import { registerAacEncoder } from '@mediabunny/aac-encoder';
import {
  AudioSample,
  AudioSampleSource,
  BufferSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { FILM_FPS } from './stage/film.ts';

interface Film {
  /** What the encoder made. */
  video: Uint8Array;
  /** Interleaved left and right, -1..1, at `SOUND_SAMPLE_RATE`. */
  sound: Float32Array<ArrayBuffer>;
  comment: string;
}

const SOUND_BITRATE = 96_000;
export const SOUND_SAMPLE_RATE = 48_000;
/** Samples of one AAC packet. */
const PACKET_SAMPLES = 1024;
/**
 * The encoder converts with BT.601 and studio range; said in the file, or players take HD for BT.709 and shift
 * colours.
 */
const COLOUR_SPACE = {
  primaries: 'bt709',
  transfer: 'bt709',
  matrix: 'smpte170m',
  fullRange: false,
} as const;

registerAacEncoder();

/** Samples per side that fit under so many seconds of film: whole packets, less the one that the encoder adds. */
export function soundSamplesFor(seconds: number): number {
  return (Math.floor((seconds * SOUND_SAMPLE_RATE) / PACKET_SAMPLES) - 1) * PACKET_SAMPLES;
}

/**
 * Puts picture and sound into one MP4 whose index comes first, so that it plays while it loads. The same film is always
 * the same bytes: the file carries no date.
 */
export async function writeMp4({ video, sound, comment }: Film): Promise<Uint8Array> {
  using input = new Input({ source: new BufferSource(video), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  const decoderConfig = await track?.getDecoderConfig();
  if (!track || !decoderConfig) throw new Error('The encoder gave no video track.');
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
  const pictures = new EncodedVideoPacketSource('avc');
  const sounds = new AudioSampleSource({ codec: 'aac', bitrate: SOUND_BITRATE });
  output.addVideoTrack(pictures, { frameRate: FILM_FPS });
  output.addAudioTrack(sounds);
  output.setMetadataTags({ comment });
  await output.start();
  let frame = 0;
  // The encoder's file does not say which frames are whole; told from their bytes, or seeking would land on fragments.
  const packets = new EncodedPacketSink(track).packets(undefined, undefined, { verifyKeyPackets: true });
  for await (const packet of packets) {
    // The encoder's own clock counts in milliseconds and drifts; a frame's time is its number.
    const timed = packet.clone({ timestamp: frame / FILM_FPS, duration: 1 / FILM_FPS });
    await pictures.add(timed, { decoderConfig: { ...decoderConfig, colorSpace: COLOUR_SPACE } });
    frame += 1;
  }
  const sample = new AudioSample({
    data: sound,
    format: 'f32',
    numberOfChannels: 2,
    sampleRate: SOUND_SAMPLE_RATE,
    timestamp: 0,
  });
  await sounds.add(sample);
  sample.close();
  await output.finalize();
  if (target.buffer === null) throw new Error('The film was not written.');
  return withoutDates(new Uint8Array(target.buffer));
}

/** Boxes with a date, and those that lead to them (ISO/IEC 14496-12). */
const DATED: ReadonlySet<string> = new Set(['mvhd', 'tkhd', 'mdhd']);
const PARENTS: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia']);

/** Sets creation and modification time to zero, in place. */
function withoutDates(file: Uint8Array): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const visit = (from: number, to: number): void => {
    for (let at = from; at + 8 <= to;) {
      const size = view.getUint32(at);
      const type = String.fromCharCode(...file.subarray(at + 4, at + 8));
      // 0 and 1 stand for sizes that only media data has, and that comes last.
      if (size < 8) return;
      if (PARENTS.has(type)) visit(at + 8, at + size);
      // Version 1 has dates of eight bytes each, version 0 of four.
      if (DATED.has(type)) file.fill(0, at + 12, at + 12 + (view.getUint8(at + 8) === 1 ? 16 : 8));
      at += size;
    }
  };
  visit(0, file.length);
  return file;
}
