/** UTF-16 units; longer ones are no help to listen to. */
const ABOUT_LENGTH_MAX = 80;

/**
 * What a button does and to which of the items around: "Download: A quiet lake". Lists of buttons, as screen readers
 * give them, tell nothing of the item that each is in.
 */
export function actionName(label: string, about: string | undefined): string {
  if (about === undefined || about === '') return label;
  if (about.length <= ABOUT_LENGTH_MAX) return `${label}: ${about}`;
  const whole = [...new Intl.Segmenter().segment(about)].filter(({ index }) => index < ABOUT_LENGTH_MAX);
  return `${label}: ${whole
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()}…`;
}
