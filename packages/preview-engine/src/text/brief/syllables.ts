/** As English is spoken, near enough for short everyday words: groups of vowels, without a silent e at the end. */
export function syllablesOf(text: string): number {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.reduce((sum, word) => sum + syllablesOfWord(word), 0);
}

function syllablesOfWord(word: string): number {
  const spoken = word.replace(/(?<=[^aeiouyl])es?$|(?<=[aeiouy][^aeiouy]*l)es?$|(?<=[^td])ed$/, '');
  return Math.max(1, (spoken.match(/[aeiouy]+/g) ?? []).length);
}
