/** `aria-describedby` of all that describes an element; false and undefined are left out. */
export const describedBy = (...ids: readonly (string | false | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;
