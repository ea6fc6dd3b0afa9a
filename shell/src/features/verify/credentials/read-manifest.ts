import type { Credentials } from './credentials.ts';
import { at, listAt, textAt } from './json.ts';

/** By the last action that says so: what came before it was made of other files. */
export function howOf(
  manifest: unknown,
): Pick<Credentials, 'sourceType' | 'engine' | 'model' | 'description'> {
  const actions = listAt(manifest, 'assertions')
    .filter((one) => /^c2pa\.actions(?:\.v\d+)?(?:__\d+)?$/.test(textAt(one, 'label') ?? ''))
    .flatMap((one) => {
      const agents = at(one, 'data', 'softwareAgents');
      return listAt(one, 'data', 'actions').map((action) => ({
        type: textAt(action, 'digitalSourceType'),
        description: textAt(action, 'description'),
        agent: at(action, 'softwareAgent') ?? at(agents, Number(at(action, 'softwareAgentIndex'))),
      }));
    });
  const last = actions.findLast(({ type }) => type !== null) ?? actions.findLast(({ agent }) => agent);
  return {
    // A word and no sentence: the page tells it in its own.
    sourceType: /(?:^|\/)(\w{1,60})$/.exec(last?.type ?? '')?.[1] ?? null,
    engine: textAt(last?.agent, 'name') ?? textAt(last, 'agent'),
    model: textAt(last?.agent, 'version'),
    description: last?.description ?? null,
  };
}

/** What a user has let the file say of them and their words. No signer vouches for it. */
export function told(manifest: unknown): Pick<Credentials, 'prompt' | 'creator'> {
  const data = listAt(manifest, 'assertions').flatMap((one) =>
    /^(?:cawg|c2pa)\.metadata/.test(textAt(one, 'label') ?? '') ? [at(one, 'data')] : [],
  );
  const first = (find: (one: unknown) => string | null): string | null =>
    data.map(find).find((text) => text !== null) ?? null;
  return {
    prompt: first((one) => textAt(one, 'Iptc4xmpExt:AIPromptInformation')),
    creator: first((one) => textAt(one, 'dc:creator', 0) ?? textAt(one, 'dc:creator')),
  };
}
