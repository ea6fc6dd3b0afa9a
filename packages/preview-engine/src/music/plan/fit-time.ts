import { RITARDANDO_STRETCH } from './clock.ts';

interface FitOptions {
  durationSeconds: number;
  /** The tempo that the style wants, or the one that the prompt asks for. */
  tempo: number;
  /**
   * A tempo that the prompt asks for is kept exactly; another one bends a little, so that whole phrases fill the
   * time.
   */
  isTempoAsked: boolean;
  beatsPerBar: number;
  ritardandoBeats: number;
  /** How long the closing chord rings. */
  tailSeconds: { min: number; ideal: number };
}

interface Fit {
  bars: number;
  /** Whole beats per minute. */
  tempo: number;
}

/** Further than this from the wanted tempo it is another piece. */
const BEND_MAX = 0.14;
/** What an uneven count of bars costs, as a fraction of the tempo that may be bent to avoid it. */
const UNEVEN_COST = { odd: 0.09, broken: 0.03 };

/** Chooses how many bars are played, and how fast, so that they and the closing chord fill the duration exactly. */
export function fitTime(options: FitOptions): Fit {
  const { durationSeconds, tempo, isTempoAsked, beatsPerBar, ritardandoBeats, tailSeconds } = options;
  const extraBeats = ritardandoBeats * RITARDANDO_STRETCH;
  const barsIn = (seconds: number, at: number): number => ((seconds * at) / 60 - extraBeats) / beatsPerBar;
  if (isTempoAsked) {
    return { tempo, bars: Math.max(1, Math.floor(barsIn(durationSeconds - tailSeconds.min, tempo))) };
  }
  const playedSeconds = durationSeconds - tailSeconds.ideal;
  const wanted = barsIn(playedSeconds, tempo);
  let best: Fit = { bars: Math.max(2, Math.round(wanted)), tempo };
  let bestCost = Number.POSITIVE_INFINITY;
  for (let bars = Math.max(2, Math.floor(wanted) - 3); bars <= wanted + 4; bars += 1) {
    const bent = Math.round(((bars * beatsPerBar + extraBeats) * 60) / playedSeconds);
    const bend = Math.abs(Math.log(bent / tempo));
    const uneven = bars % 2 === 1 ? UNEVEN_COST.odd : bars % 4 === 0 ? 0 : UNEVEN_COST.broken;
    if (bend > BEND_MAX && bars > 2) continue;
    if (bend + uneven < bestCost) {
      best = { bars, tempo: bent };
      bestCost = bend + uneven;
    }
  }
  return best;
}
