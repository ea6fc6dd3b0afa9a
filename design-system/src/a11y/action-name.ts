/** Longer ones are no help to listen to. */
const ABOUT_LENGTH_MAX = 80;

/**
 * What a button does and to which of the items around: "Download: A quiet lake". Lists of buttons, as screen readers give
 * them, tell nothing of the item that each is in.
 */
export function actionName(label: string, about: string | undefined): string {
  if (about === undefined || about === '') return label;
  const characters = [...about];
  return characters.length > ABOUT_LENGTH_MAX
    ? `${label}: ${characters.slice(0, ABOUT_LENGTH_MAX).join('').trimEnd()}…`
    : `${label}: ${about}`;
}
