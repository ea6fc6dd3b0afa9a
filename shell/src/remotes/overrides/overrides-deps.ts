import type { Registry, Tool } from '@aic/sdk';
import type { RemoteBuild } from '../loading/remote-build.ts';

export interface OverridesDeps {
  registry(): Registry;
  load(name: string, build: RemoteBuild, options: { reset: boolean }): Promise<Tool>;
  report(error: unknown, details: Readonly<Record<string, string>>): void;
  reloadPage(): void;
}
