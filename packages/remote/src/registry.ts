import type { PublishedBuild, ReleaseCommandResult, RemoteFault, RemoteStatus } from '@aic/contract/remotes';
import type { ReleaseCommand } from '@aic/contract/schemas';

export interface Publication {
  name: string;
  /** Of the build's files and its build-info.json. */
  folder: string;
  commit: string | null;
  isDryRun: boolean;
}

/** Where a command publishes and releases: this machine's installation, or a gateway elsewhere. */
export interface RemoteRegistry {
  /** @throws RegistryError */
  publish(publication: Publication): Promise<PublishedBuild>;
  /** @throws RegistryError */
  act(name: string, act: ReleaseCommand): Promise<ReleaseCommandResult>;
  /** @throws RegistryError */
  status(name: string): Promise<RemoteStatus>;
  /** The latest first. @throws RegistryError */
  errors(name: string): Promise<RemoteFault[]>;
  close(): Promise<void>;
}

/** The registry said no, or could not be asked. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
  /** `refused`: trying again changes nothing. `unreachable`: also a token that opens nothing. */
  readonly kind: 'refused' | 'unreachable';

  constructor(kind: RegistryError['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
