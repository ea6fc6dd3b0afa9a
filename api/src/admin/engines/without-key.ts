/** So many characters of a key in a row are taken for it, as vendors quote its end or its beginning. */
const PART_MIN = 4;

/** The words of a vendor without any word that has a part of the key. */
export function withoutKey(words: string, key: string | null): string {
  if (key === null || key === '') return words;
  const shortest = Math.min(PART_MIN, key.length);
  const parts = Array.from({ length: key.length - shortest + 1 }, (_, at) => key.slice(at, at + shortest));
  return words
    .split(/(\s+)/)
    .map((word) => (parts.some((part) => word.includes(part)) ? '[key]' : word))
    .join('');
}
