import type { Storage } from '../../platform/storage/storage.ts';
import { ProviderError } from '../errors/provider-error.ts';
import type { MusicOutput, ProviderDetails } from '../providers/provider.ts';
import { readAudioPeaks } from './audio-peaks.ts';
import { type DigitalSourceType, provenanceXmp } from './credentials/provenance.ts';
import type { SignFile } from './credentials/sign-results.ts';
import { markedTrack } from './marked-media.ts';
import { type StoredFile, storeFile } from './store-file.ts';

type StoredMusic = { audio: StoredFile; peaks: number[]; seconds: number; details: ProviderDetails };

const PEAKS = 200;

/**
 * Keeps a track as its provider made it, marked, with credentials and the waveform that its player shows.
 * @throws ProviderError `uncertain` when the bytes hold no sound: it may have been bought, so it is not bought again
 */
export async function storeMusic(
  { storage, type, signFile }: { storage: Storage; type: DigitalSourceType; signFile?: SignFile },
  output: MusicOutput,
): Promise<StoredMusic> {
  const { bytes, mediaType, details } = output;
  const { duration, peaks } = await readAudioPeaks(bytes, PEAKS);
  if (duration === 0 || peaks.length === 0) {
    throw new ProviderError('uncertain', 'The provider answered with something that is not music.');
  }
  const marked = markedTrack(bytes, provenanceXmp(type));
  const signed = (await signFile?.(marked, mediaType, output)) ?? marked;
  return { audio: await storeFile(storage, signed, mediaType), peaks, seconds: duration, details };
}
