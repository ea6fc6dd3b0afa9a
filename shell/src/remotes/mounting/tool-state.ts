import type { RemoteEntry } from '@aic/sdk';
import type { FirstScreenPart } from '../../hydration/first-screen.ts';
import type { ErrorCardReason } from './tool-error-card.ts';

/** A tool that was mounted. */
export interface ToolOnPage {
  readonly element: HTMLElement;
  readonly build: string;
  /** When the build was published, in Unix seconds; undefined where it is not known. */
  readonly publishedAt: number | undefined;
  /** The released build that this one stands in for: it is not offered as something new. */
  readonly failedBuild: string | null;
  unmount(): void;
}

/** `screen` stands in the tool's place until the tool renders something of its own, or takes it over. */
export type ToolState =
  | { kind: 'idle' }
  | { kind: 'loading'; screen: FirstScreenPart }
  | { kind: 'mounted'; tool: ToolOnPage; screen: FirstScreenPart }
  /** The tool has rendered nothing so far: it is hidden behind a card. */
  | { kind: 'blank'; tool: ToolOnPage; screen: FirstScreenPart; card: HTMLElement }
  /** `build` is what the registry named then. With `isCutOff`, files did not arrive. */
  | {
      kind: 'failed';
      element: HTMLElement;
      reason: ErrorCardReason;
      build: string | undefined;
      isCutOff: boolean;
    };

/** The build that is released while another one is on the page, or null. */
export function otherBuild(
  state: ToolState,
  released: RemoteEntry | undefined,
): { build: string; isOlder: boolean } | null {
  if (!('tool' in state) || released === undefined) return null;
  const { tool } = state;
  const { build, publishedAt } = released;
  if (build === tool.build || build === tool.failedBuild) return null;
  return {
    build,
    isOlder: publishedAt !== undefined && tool.publishedAt !== undefined && publishedAt < tool.publishedAt,
  };
}

/** What to do with the page after the registry was read again. */
export function stepAfterRegistry(
  state: ToolState,
  { killed, build }: Pick<RemoteEntry, 'killed' | 'build'>,
): 'stay' | 'switch-off' | 'restart' {
  switch (state.kind) {
    case 'idle':
      return 'stay';
    case 'loading':
    case 'mounted':
    case 'blank':
      return killed ? 'switch-off' : 'stay';
    case 'failed': {
      const isOff = state.reason === 'switched-off';
      if (killed) return isOff ? 'stay' : 'switch-off';
      return isOff || build !== state.build ? 'restart' : 'stay';
    }
    default:
      return state satisfies never;
  }
}
