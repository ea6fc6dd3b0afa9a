import { PROVENANCE } from '../engine/provenance.ts';
import { createRandom } from '../maths/random.ts';
import { encodeMp3 } from './file/encode-mp3.ts';
import { joinBytes, writeId3Tag } from './file/id3-tag.ts';
import { master } from './mix/master.ts';
import { mixScore } from './mix/mix-score.ts';
import type { MusicDetails, MusicRequest, PlayedMusic } from './music-request.ts';
import { createClock } from './plan/clock.ts';
import { makePlan } from './plan/make-plan.ts';
import { readMusicPrompt } from './prompt/read-music-prompt.ts';
import { STYLES } from './styles/styles.ts';
import type { Stereo } from './synth/signal.ts';
import { keyName } from './theory/key.ts';
import { writeFinale } from './write/finale.ts';
import { humanize } from './write/humanize.ts';
import { FAMILY_OF } from './write/instrument-families.ts';

interface Performance {
  sound: Stereo;
  details: MusicDetails;
  /** Families that are heard, and the tempo. */
  played: readonly string[];
}

/** Share of the work that is the encoder's. */
const ENCODING_SHARE = 0.15;

/**
 * Composes, plays and encodes: the same request gives the same bytes. Takes about a second of CPU per twenty seconds
 * of music and blocks its thread.
 * @param onProgress fraction done, rising to 1
 */
export async function composeTrack(
  request: MusicRequest,
  onProgress: (fraction: number) => void,
): Promise<PlayedMusic> {
  const { sound, details, played } = performMusic(request, (fraction) =>
    onProgress(fraction * (1 - ENCODING_SHARE)),
  );
  const frames = await encodeMp3(sound, (fraction) =>
    onProgress(1 - ENCODING_SHARE + fraction * ENCODING_SHARE),
  );
  const tag = writeId3Tag({
    comment: PROVENANCE,
    genre: details.genre,
    tempo: details.tempo,
    key: details.key.replace(' minor', 'm').replace(' major', ''),
  });
  return { mp3: joinBytes([tag, frames]), details, played };
}

/** The music before it is a file: 44.1 kHz stereo, exactly as long as asked. */
function performMusic(request: MusicRequest, onProgress: (fraction: number) => void): Performance {
  const { durationSeconds } = request;
  const seed = `${request.seed}/${request.prompt.trim().toLowerCase()}/${request.genre ?? ''}`;
  const random = createRandom(seed);
  const brief = readMusicPrompt(request.prompt, request.genre);
  const style = STYLES[brief.genre];
  const plan = makePlan(brief, style, durationSeconds, random);
  const score = style.arrange(plan);
  if (brief.unwanted.has('drums') || brief.solo) score.hits = [];
  if (brief.wanted.has('vinyl') && score.textures.length === 0) {
    score.textures.push({ kind: 'vinyl', at: 0, beats: plan.finale.at + plan.finale.beats });
  }
  writeFinale(plan, score);
  humanize(score, createRandom(`${seed}/feel`), { looseness: style.looseness, tempo: plan.tempo });
  const clock = createClock({
    tempo: plan.tempo,
    swing: style.swing,
    endBeat: plan.finale.at,
    ritardandoBeats: style.ritardandoBars * plan.beatsPerBar,
  });
  const sound = mixScore(
    score,
    {
      clock,
      tempo: plan.tempo,
      durationSeconds,
      reverbSeconds: style.space.reverbSeconds * 1.7 ** brief.space,
      delayBeats: style.space.delayBeats,
      seed,
    },
    onProgress,
  );
  master(sound, { brightness: brief.brightness, fadeOutSeconds: style.tailSeconds.min * 0.8 });
  const instruments = [...new Set(score.parts.map(({ instrument }) => instrument))];
  return {
    sound,
    played: [
      ...instruments.map((one) => FAMILY_OF[one]),
      ...(score.hits.length > 0 ? ['drums'] : []),
      ...score.textures.map(({ kind }) => kind),
      `${Math.round(plan.tempo)}`,
    ],
    details: {
      genre: brief.genre,
      key: keyName(plan.key),
      tempo: plan.tempo,
      meter: plan.meter,
      structure: plan.sections.map(({ kind }) => kind).join(' '),
      instruments: (score.hits.length > 0 ? [...instruments, 'drums'] : instruments).join(', '),
    },
  };
}
