/**
 * A prompt without what the patterns match, which is listed as it was written.
 * @param mark what stays where something was; a comma parts what stood at its sides
 */
export function takeOut(
  prompt: string,
  patterns: readonly RegExp[],
  mark = ',',
): { rest: string; taken: string[] } {
  const taken: string[] = [];
  const rest = patterns.reduce(
    (text, { source }) =>
      text.replaceAll(new RegExp(source, 'giu'), (match) => {
        taken.push(match.trim());
        return mark;
      }),
    prompt,
  );
  return { rest, taken };
}
