import { type Generation, KINDS, knownTools, type Registry } from '@aic/sdk';
import { handOffPath, type ToolUse, toolUsesProblem } from '@aic/sdk/hand-off';

export interface OfferedUse extends Pick<ToolUse, 'as' | 'label'> {
  tool: string;
  /** Address at which the tool takes the item. */
  path: string;
}

type Remotes = Registry['remotes'];

/**
 * What can become of an item, by the tools in the order of the navigation. The registry is looked at again: a use
 * leads to a page of the very tool that declares it, or is none.
 */
export function usesOf(item: Pick<Generation, 'id' | 'kind' | 'status'>, remotes: Remotes): OfferedUse[] {
  if (item.status !== 'completed') return [];
  return knownTools(remotes).flatMap(({ name, routes }) =>
    declared(remotes[name])
      .filter((use) => toolUsesProblem(routes, [use]) === null && use.of.includes(KINDS[item.kind].medium))
      .map((use) => ({ tool: name, as: use.as, label: use.label, path: handOffPath(use, item.id) })),
  );
}

const declared = (entry: Remotes[string] | undefined): readonly ToolUse[] =>
  entry === undefined || entry.killed || !Array.isArray(entry.uses) ? [] : entry.uses.filter(isReadable);

/** The loader looks at what it needs itself, and hands the rest on as it came. */
const isReadable = (use: ToolUse | null): use is ToolUse =>
  use !== null &&
  typeof use === 'object' &&
  [use.as, use.label, use.page].every((text) => typeof text === 'string') &&
  Array.isArray(use.of);
