/**
 * Measures every contender once per round, one after the other, in a new random order each round: A B, B A, B A ...
 *
 * @returns the samples by contender, in the order of the rounds
 */
export async function interleave<Name extends string, Sample>(
  contenders: Readonly<Record<Name, () => Promise<Sample>>>,
  rounds: number,
  chance: () => number = Math.random,
): Promise<Record<Name, Sample[]>> {
  // Safe because the keys of a literal record are exactly its names.
  const names = Object.keys(contenders) as Name[];
  const samples = Object.fromEntries(names.map((name): [Name, Sample[]] => [name, []])) as Record<
    Name,
    Sample[]
  >;
  for (let round = 1; round <= rounds; round += 1) {
    for (const name of shuffled(names, chance)) {
      samples[name].push(await contenders[name]());
    }
    process.stderr.write(`round ${round} of ${rounds}\n`);
  }
  return samples;
}

/** Fisher-Yates shuffle: every order is equally likely. */
export function shuffled<Item>(items: readonly Item[], chance: () => number): Item[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(Math.floor(chance() * rest.length), 1));
}
