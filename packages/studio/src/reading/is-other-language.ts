/** Small words by which a European language gives itself away; none of them is an English one. */
const FOREIGN = new Set(
  'der die das und ein eine einen am im mit bei ist auf von zu für le la les des du une et avec dans au aux sur el los las y con en por para una del il lo gli di nel nella che het een met op van os um uma com no na och med på'.split(
    ' ',
  ),
);
const ENGLISH = new Set('a an the of in at on with and over by for to from'.split(' '));

/** Whether words are not English, as far as their letters and small words tell. */
export function isOtherLanguage(prompt: string): boolean {
  if (/[^\p{Script=Latin}\P{L}]/u.test(prompt)) return true;
  const words = prompt.toLowerCase().match(/\p{L}+/gu) ?? [];
  const foreign = words.filter((word) => FOREIGN.has(word)).length;
  return foreign > 0 && !words.some((word) => ENGLISH.has(word));
}
