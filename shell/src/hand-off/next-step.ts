import { KINDS, type Medium, type NextStep, type Registry } from '@aic/sdk';
import { type Material, usesOf } from './uses-of.ts';

/** What most people make next of a medium: a use, of any tool or of the one named. */
const NEXT: Readonly<Record<Medium, { as: string; tool?: string }>> = {
  picture: { as: 'first-frame' },
  film: { as: 'prompt', tool: 'music' },
  sound: { as: 'sound' },
  words: { as: 'script' },
};

/** The one use of a finished item that stands beside it as a button; null where no tool of the registry offers it. */
export function nextStepOf(
  item: Exclude<Material, { kind: 'upload' }>,
  remotes: Registry['remotes'],
): NextStep | null {
  const { as, tool } = NEXT[KINDS[item.kind].medium];
  const next = usesOf(item, remotes).find(
    (use) => use.as === as && (tool === undefined || use.tool === tool),
  );
  return next === undefined ? null : { label: next.label, path: next.path };
}
