export interface Summary {
  median: number;
  min: number;
  max: number;
}

/** @throws RangeError without samples: an empty run must not look like a measurement */
export function summarize(samples: readonly number[]): Summary {
  const sorted = samples.toSorted((a, b) => a - b);
  const [min, max] = [sorted[0], sorted.at(-1)];
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  if (min === undefined || max === undefined || low === undefined || high === undefined) {
    throw new RangeError('There are no samples to summarize: no round has been measured.');
  }
  return { median: (low + high) / 2, min, max };
}

/**
 * `ours / reference`, round by round. Both variants of a round ran within seconds of each other, so
 * other load on the machine cancels out; a quotient of two medians would keep it.
 */
export function ratioOf(ours: readonly number[], reference: readonly number[]): Summary {
  if (ours.length !== reference.length) {
    throw new RangeError(`${ours.length} rounds of ours cannot be paired with ${reference.length}.`);
  }
  return summarize(ours.map((value, round) => value / (reference[round] ?? Number.NaN)));
}

/** Like `512 (480..530)`. */
export function formatSummary({ median, min, max }: Summary, digits = 0): string {
  return `${median.toFixed(digits)} (${min.toFixed(digits)}..${max.toFixed(digits)})`;
}
