/** @returns the id of the tile in which an event happened, or null outside of tiles and in a control of a tile */
export function tileIdAt(target: EventTarget): string | null {
  if (!(target instanceof Element)) return null;
  const control = target.closest('button, a, input');
  if (control !== null && !control.matches('[data-check]')) return null;
  return target.closest<HTMLElement>('[data-tile]')?.dataset['tile'] ?? null;
}
