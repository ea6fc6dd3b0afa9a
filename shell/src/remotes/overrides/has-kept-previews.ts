/** Of this tab's storage: the tokens of the links to builds that were opened in it, as a list. */
export const PREVIEWS_KEY = 'aic.previews';

/** Whether there are any, by a light look: who has opened none does not load what follows them. */
export function hasKeptPreviews(): boolean {
  try {
    return sessionStorage.getItem(PREVIEWS_KEY) !== null;
  } catch {
    return false;
  }
}
