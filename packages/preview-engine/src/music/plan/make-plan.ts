import type { Random } from '../../maths/random.ts';
import type { Meter, MusicBrief } from '../prompt/music-brief.ts';
import { chordOf } from '../theory/chord.ts';
import type { Key } from '../theory/key.ts';
import { fitForm } from './fit-form.ts';
import { fitTime } from './fit-time.ts';
import { harmonize } from './harmonize.ts';
import type { ChordSpan, Plan, Section, SectionKind } from './plan.ts';
import type { Style } from './style.ts';

const BEATS_PER_BAR: Readonly<Record<Meter, number>> = { '4/4': 4, '3/4': 3, '6/8': 2 };
/** Each step of pace, words such as "slow" or "energetic", moves the tempo by this much. */
const PACE_RATIO = 1.11;

/** Decides key, metre, tempo, form and harmony. The style and chance fill in what the brief leaves open. */
export function makePlan(brief: MusicBrief, style: Style, durationSeconds: number, random: Random): Plan {
  const meter = brief.meter ?? random.pick(style.meters);
  const key: Key = {
    mode: brief.mode ?? (random.chance(style.minorChance) ? 'minor' : 'major'),
    tonic: brief.tonic ?? random.pick(style.tonics),
  };
  const beatsPerBar = BEATS_PER_BAR[meter];
  const [slow, fast] = style.tempo;
  const drawn = random.between(slow, fast) * PACE_RATIO ** brief.pace;
  const { bars, tempo } = fitTime({
    durationSeconds,
    tempo: brief.tempo ?? (meter === '6/8' ? drawn * 0.62 : drawn),
    isTempoAsked: brief.tempo !== null,
    beatsPerBar,
    ritardandoBeats: style.ritardandoBars * beatsPerBar,
    tailSeconds: {
      min: style.tailSeconds.min,
      ideal: Math.min(style.tailSeconds.ideal, durationSeconds * 0.2),
    },
  });
  const sections = laySections({ brief, style, key, beatsPerBar, bars, random });
  const end = bars * beatsPerBar;
  const finale: ChordSpan = {
    at: end,
    beats: (durationSeconds * tempo) / 60 - end,
    chord: chordOf(style.close[key.mode].final, key),
  };
  return { brief, key, meter, beatsPerBar, tempo, sections, finale, random };
}

interface Layout {
  brief: MusicBrief;
  style: Style;
  key: Key;
  beatsPerBar: number;
  bars: number;
  random: Random;
}

function laySections({ brief, style, key, beatsPerBar, bars, random }: Layout): Section[] {
  const chosen = new Map<SectionKind, string>();
  const progressionOf = (kind: SectionKind): string => {
    const choices = style.progressions[key.mode];
    const known = chosen.get(kind);
    const progression = known ?? random.pick(choices[kind] ?? choices.other);
    chosen.set(kind, progression);
    return progression;
  };
  const sections: Section[] = [];
  let bar = 0;
  for (const { kind, bars: count, energy } of fitForm(style.forms, bars)) {
    const at = bar * beatsPerBar;
    sections.push({
      kind,
      at,
      bars: count,
      beats: count * beatsPerBar,
      energy: Math.max(0.1, Math.min(1, energy + brief.energy * 0.2)),
      spans: harmonize(progressionOf(kind), at, count, { key, beatsPerBar }),
    });
    bar += count;
  }
  const last = sections.at(-1);
  if (last && last.bars > 1) {
    const cadenceAt = last.at + last.beats - beatsPerBar;
    const cadence = harmonize(style.close[key.mode].cadence, cadenceAt, 1, { key, beatsPerBar });
    last.spans = [...last.spans.filter(({ at }) => at < cadenceAt), ...cadence];
  }
  return sections;
}
