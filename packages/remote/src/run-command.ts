import type { PublishedBuild, ReleaseCommandResult, RemoteFault, RemoteStatus } from '@aic/contract/remotes';
import type { ReleaseCommand } from '@aic/contract/schemas';
import type { RemoteCommand } from './command.ts';
import { type DeprecatedUse, findDeprecatedUses } from './deprecated-uses.ts';
import type { RemoteRegistry } from './registry.ts';

/** Ready to be published. */
export interface FinishedBuild {
  folder: string;
  commit: string | null;
}

export interface RunOptions {
  registry: RemoteRegistry;
  /** @throws Error when it does not build */
  build(name: string): Promise<FinishedBuild>;
}

/** What a command did, or would have done. */
export interface Outcome {
  published: PublishedBuild | null;
  acted: ReleaseCommandResult | null;
  status: RemoteStatus | null;
  errors: RemoteFault[] | null;
  /** The link that was asked for. Null too from a gateway of the release before. */
  preview: ReleaseCommandResult['preview'] | null;
  /** Null where nothing was checked, and where the build does not say. */
  deprecated: DeprecatedUse[] | null;
}

const NOTHING: Outcome = {
  published: null,
  acted: null,
  status: null,
  errors: null,
  preview: null,
  deprecated: null,
};

/** The verbs that ask the registry. @throws RegistryError; Error when the remote does not build */
export async function runCommand(command: RemoteCommand, { registry, build }: RunOptions): Promise<Outcome> {
  const { verb, name, channel, percent, isDryRun } = command;

  async function publish(): Promise<PublishedBuild> {
    return registry.publish({ name, isDryRun, ...(await build(name)) });
  }
  async function publishPreview(): Promise<Outcome> {
    const finished = await build(name);
    const published = await registry.publish({ name, isDryRun, ...finished });
    if (isDryRun) return { ...NOTHING, published };
    const { commit } = finished;
    const wanted: ReleaseCommand = {
      act: 'preview',
      build: published.build,
      ...(commit !== null && { commit }),
      isDryRun,
    };
    const { preview = null } = await registry.act(name, wanted);
    return { ...NOTHING, published, preview };
  }
  async function act(wanted: ReleaseCommand, published: PublishedBuild | null = null): Promise<Outcome> {
    return { ...NOTHING, published, acted: await registry.act(name, wanted) };
  }

  switch (verb) {
    case 'check': {
      const finished = await build(name);
      const published = await registry.publish({ name, isDryRun, ...finished });
      return { ...NOTHING, published, deprecated: await findDeprecatedUses(finished.folder) };
    }
    case 'publish':
      return command.isPreview ? publishPreview() : { ...NOTHING, published: await publish() };
    case 'end-preview':
      return act({ act: verb, build: command.build ?? '', isDryRun });
    case 'release': {
      const published = command.build === null ? await publish() : null;
      // What a dry run has not published cannot be released either: it was checked, and that is all there is to see.
      if (isDryRun && published?.isNew) return { ...NOTHING, published };
      return act(
        { act: verb, build: command.build ?? published?.build ?? '', channel, percent, isDryRun },
        published,
      );
    }
    case 'rollout':
      return act({ act: verb, channel, percent, isDryRun });
    case 'promote':
      return act({ act: verb, percent, isDryRun });
    case 'rollback':
    case 'follow':
      return act({ act: verb, channel, isDryRun });
    case 'kill':
    case 'revive':
    case 'remove':
      return act({ act: verb, isDryRun });
    case 'status':
      return { ...NOTHING, status: await registry.status(name) };
    case 'errors':
      return { ...NOTHING, errors: await registry.errors(name) };
    default:
      return verb satisfies never;
  }
}
