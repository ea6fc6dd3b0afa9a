import { type Generation, KINDS, knownTools, type Registry } from '@aic/sdk';
import { type HandedUpload, handOffPath, type ToolUse, toolUsesProblem } from '@aic/sdk/hand-off';
import { uploadRef } from '@aic/sdk/uploads';

/** What can be handed over. */
export type Material =
  | (Pick<Generation, 'id' | 'kind' | 'status'> & Pick<Partial<Generation>, 'madeFrom'>)
  | Pick<HandedUpload, 'id' | 'kind'>;

export interface OfferedUse extends Pick<ToolUse, 'as' | 'label'> {
  tool: string;
  /** Address at which the tool takes the item. */
  path: string;
}

type Remotes = Registry['remotes'];

/**
 * What can become of an item or an upload, by the tools in the order of the navigation. The registry is looked at
 * again: a use leads to a page of the very tool that declares it, or is none.
 */
export function usesOf(material: Material, remotes: Remotes): OfferedUse[] {
  if (material.kind !== 'upload' && material.status !== 'completed') return [];
  const ref = material.kind === 'upload' ? uploadRef(material.id) : material.id;
  const isTakenBy = ({ of, takesUploads }: ToolUse): boolean =>
    material.kind === 'upload' ? takesUploads === true : of.includes(KINDS[material.kind].medium);
  return knownTools(remotes).flatMap(({ name, routes }) =>
    declared(remotes[name])
      .filter((use) => toolUsesProblem(routes, [use]) === null && isTakenBy(use))
      .map((use) => ({ tool: name, as: use.as, label: use.label, path: handOffPath(use, ref) })),
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
