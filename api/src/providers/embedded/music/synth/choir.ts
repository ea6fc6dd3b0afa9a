import { Envelope } from './envelope.ts';
import { type Instrument, noise, noiseStart, SAMPLE_RATE, saw, sine } from './signal.ts';
import { StateFilter } from './state-filter.ts';

const SINGERS = 4;
/** The open "ah": resonances of the mouth in hertz, their sharpness and level. */
const FORMANTS = [
  { hz: 640, sharpness: 7, level: 1 },
  { hz: 1120, sharpness: 8, level: 0.55 },
  { hz: 2550, sharpness: 10, level: 0.18 },
] as const;

/** A few voices on "ah". */
export const playChoir: Instrument = ({ hz, seconds, velocity, random }, out, from) => {
  const envelope = new Envelope({ attack: 0.22, decay: 0.5, sustain: 0.9, release: 0.2 }, seconds);
  const length = Math.min(envelope.length, out.left.length - from);
  const sides = [out.left, out.right];
  const rates = Float64Array.from({ length: SINGERS }, () => random.between(4.6, 5.9));
  const detunes = Float64Array.from({ length: SINGERS }, () => 2 ** ((random.bell() * 6) / 1200));
  const phases = Float64Array.from({ length: SINGERS }, () => random.next());
  const mouths = sides.map(() =>
    FORMANTS.map(({ hz: centre, sharpness, level }) => {
      const filter = new StateFilter();
      filter.tune(centre, sharpness);
      return { filter, level: level / sharpness };
    }),
  );
  const steps = new Float64Array(SINGERS);
  const breathFrom = noiseStart(random);
  const sung = [0, 0];
  for (let index = 0; index < length; index += 1) {
    if (index % 32 === 0) {
      const time = index / SAMPLE_RATE;
      for (let singer = 0; singer < SINGERS; singer += 1) {
        const cents = 14 * Math.min(1, time * 1.5) * sine((rates[singer] ?? 5) * time + singer * 0.27);
        steps[singer] = (hz / SAMPLE_RATE) * (detunes[singer] ?? 1) * 2 ** (cents / 1200);
      }
    }
    sung[0] = noise(breathFrom + index) * 0.05;
    sung[1] = noise(breathFrom + index + 999) * 0.05;
    for (let singer = 0; singer < SINGERS; singer += 1) {
      const step = steps[singer] ?? 0;
      const moved = (phases[singer] ?? 0) + step;
      const phase = moved >= 1 ? moved - 1 : moved;
      phases[singer] = phase;
      sung[singer % 2] = (sung[singer % 2] ?? 0) + saw(phase, step);
    }
    const level = envelope.next() * velocity * 1.1;
    for (const [side, buffer] of sides.entries()) {
      let value = 0;
      for (const { filter, level: share } of mouths[side] ?? []) {
        filter.run(sung[side] ?? 0);
        value += filter.band * share * 4;
      }
      buffer[from + index] = (buffer[from + index] ?? 0) + value * level * 0.2;
    }
  }
};
