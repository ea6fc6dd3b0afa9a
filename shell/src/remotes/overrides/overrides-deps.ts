import type { Registry } from '@aic/sdk';
import type { LoadSlots, LoadTool } from '../loading/federation.ts';

export interface OverridesDeps {
  registry(): Registry;
  load: LoadTool;
  loadSlots: LoadSlots;
  report(error: unknown, details: Readonly<Record<string, string>>): void;
  reloadPage(): void;
}
