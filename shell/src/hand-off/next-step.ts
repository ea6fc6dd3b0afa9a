import { KINDS, type Medium, type NextStep, type Registry } from '@aic/sdk';
import { type Material, type OfferedUse, usesOf } from './uses-of.ts';

interface Step {
  as: string;
  /** @default any tool that offers it */
  tool?: string;
}

/** What most people make of a medium: uses, the first of which is the next step. */
const NEXT: Readonly<Record<Medium, readonly [Step, ...Step[]]>> = {
  picture: [{ as: 'first-frame' }, { as: 'edit' }, { as: 'prompt', tool: 'music' }],
  film: [{ as: 'prompt', tool: 'music' }, { as: 'last-frame' }],
  sound: [{ as: 'sound' }, { as: 'prompt', tool: 'image' }],
  words: [{ as: 'script' }, { as: 'prompt', tool: 'image' }, { as: 'prompt', tool: 'music' }],
};

/** The one use of a finished item that stands beside it as a button; null where no tool of the registry offers it. */
export function nextStepOf(
  item: Exclude<Material, { kind: 'upload' }>,
  remotes: Registry['remotes'],
): NextStep | null {
  // Its view does that, over the page that is open.
  if (item.status === 'completed' && filmOfTrack(item) !== null) {
    return { label: 'Put it under the film', path: `${KINDS.music.page}?result=${item.id}&item=${item.id}` };
  }
  const [step] = NEXT[KINDS[item.kind].medium];
  const next = usesOf(item, remotes).find(isUseOf(step));
  return next === undefined ? null : { label: next.label, path: next.path };
}

/** Id of the film that a track was made for; null where it was made for none. */
export const filmOfTrack = (item: Material): string | null =>
  item.kind === 'music' && item.madeFrom?.kind === 'video' ? item.madeFrom.id : null;

/** The uses that have a button of their own, and the rest. */
export function sortedUses(
  item: Material,
  remotes: Registry['remotes'],
): { main: OfferedUse[]; others: OfferedUse[] } {
  const uses = usesOf(item, remotes);
  // What stands before them is what it was made for.
  if (filmOfTrack(item) !== null) return { main: [], others: uses };
  const steps = NEXT[item.kind === 'upload' ? 'picture' : KINDS[item.kind].medium];
  const main = steps.flatMap((step) => uses.find(isUseOf(step)) ?? []);
  return { main, others: uses.filter((use) => !main.includes(use)) };
}

const isUseOf =
  ({ as, tool }: Step) =>
  (use: OfferedUse): boolean =>
    use.as === as && (tool === undefined || use.tool === tool);
