import { MPEGDecoder } from 'mpg123-decoder';

interface Decoded {
  left: Float32Array;
  right: Float32Array;
  sampleRate: number;
  seconds: number;
}

/** Decodes by another library than the one that encodes. @throws Error when a frame cannot be read */
export async function decodeMp3(bytes: Uint8Array): Promise<Decoded> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData, samplesDecoded, sampleRate, errors } = decoder.decode(bytes);
  const [left, right] = channelData.map((channel) => channel.slice());
  decoder.free();
  if (errors.length > 0) throw new Error(errors[0]?.message);
  if (!left || !right) throw new Error('It is not stereo.');
  return { left, right, sampleRate, seconds: samplesDecoded / sampleRate };
}
