import type { Registry } from '@aic/sdk';
import { PREVIEW_PARAMETER } from '@aic/sdk/host';
import { keptPreviews } from './kept-previews.ts';
import { type OpenPreview, showPreviewBanner } from './preview-banner.ts';

// A file of its own: users of released builds never load it.

export interface PreviewServices {
  registry(): Registry;
  onRegistry(listener: () => void): void;
  /** Rejects when the gateway does not answer. */
  refreshRegistry(): Promise<void>;
  /** The query of each request for the registry from now on, with its `?`, or ''. */
  askRegistryWith(query: () => string): void;
  telemetry: { report(error: unknown, details: Readonly<Record<string, string>>): void };
}

/** Says in the banner what becomes of the links. @param restart takes the build of one that has ended off the page */
type FollowPreviews = (restart: (name: string) => void) => void;

/**
 * Asks for the registry with the links to builds that this tab has opened, now and from now on. Without a response the
 * released builds stay until the next one.
 * @returns to be called once the tools are registered
 */
export async function readPreviews(
  services: PreviewServices,
  reloadPage = () => location.reload(),
): Promise<FollowPreviews> {
  services.askRegistryWith(() => {
    const tokens = keptPreviews().map((token): [string, string] => [PREVIEW_PARAMETER, token]);
    return tokens.length === 0 ? '' : `?${new URLSearchParams(tokens).toString()}`;
  });
  await services
    .refreshRegistry()
    .catch((error: unknown) => services.telemetry.report(error, { phase: 'registry' }));
  return (restart) => {
    let names: ReadonlySet<string> = new Set();
    const follow = (): void => {
      const registry = services.registry();
      const open = openPreviews(registry);
      const before = names;
      names = new Set(open.map(({ name }) => name));
      // A gateway of the release before says nothing of links: then there is nothing to say, either.
      if (registry.previews !== undefined || before.size > 0) showPreviewBanner(registry, open, reloadPage);
      // Not left running until the user presses something: whoever ended it may have had a reason.
      for (const name of before) if (!names.has(name)) restart(name);
    };
    follow();
    services.onRegistry(follow);
  };
}

/** Those whose builds this tab gets: of two links to one remote the later counts. */
const openPreviews = ({ previews = [], remotes }: Registry): OpenPreview[] =>
  previews.filter(
    (preview): preview is OpenPreview =>
      preview.state === 'open' && remotes[preview.name]?.build === preview.build,
  );
