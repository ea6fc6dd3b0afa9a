/** A source of chance that repeats for the same seed. */
export interface Random {
  /** 0 (included) to 1 (excluded). */
  next(): number;
  between(low: number, high: number): number;
  /** Whole number, both ends included. */
  whole(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(choices: readonly [T, ...T[]]): T;
  /** About normal: mean 0, standard deviation 1, never beyond 3.5. */
  bell(): number;
}

/** sfc32 (PractRand's small fast counter), seeded from text. */
export function createRandom(seed: string): Random {
  let a = hashText(`${seed}/a`);
  let b = hashText(`${seed}/b`);
  let c = hashText(`${seed}/c`);
  let counter = 1;
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  // The first numbers still show the seed's pattern.
  for (let round = 0; round < 12; round += 1) next();
  const between = (low: number, high: number): number => low + (high - low) * next();
  return {
    next,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    chance: (probability) => next() < probability,
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
    bell: () => (next() + next() + next() + next() - 2) * Math.sqrt(3),
  };
}

/** 32 bits of FNV-1a with a final mix, so that near texts fall far apart. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
