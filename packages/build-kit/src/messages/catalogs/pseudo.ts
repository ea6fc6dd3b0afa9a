const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ';

/** Begins and ends each text. A letter, because labels of tools have nothing but letters and figures. */
export const EDGE = 'ǁ';

/** `{0}`, `<0>`, `</0>` and `<0/>` stay. */
const FIXED = /\{\d+\}|<\/?\d+\/?>/;

/**
 * An English text as no language has it: every letter with an accent, a third longer, between two edges. What is on a
 * page without accents was never in a catalog; what is cut off has no room for a longer language.
 */
export function pseudo(text: string): string {
  const words = text
    .split(new RegExp(`(${FIXED.source})`))
    .map((part) =>
      FIXED.test(part)
        ? part
        : part.replaceAll(/[A-Za-z]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter),
    );
  const letters = text.replaceAll(/\P{L}/gu, '').length;
  return `${EDGE}${words.join('')}${'ː'.repeat(Math.ceil(letters / 3))}${EDGE}`;
}
