import type { RemoteEntry } from '@aic/sdk';
import type { FirstScreenPart } from '../../hydration/first-screen.ts';
import type { LoadedTool } from '../loading/load-with-fallback.ts';
import type { ErrorCardReason } from './tool-error-card.ts';

/** A tool that was mounted. */
export interface ToolOnPage {
  readonly element: HTMLElement;
  readonly result: LoadedTool;
  unmount(): void;
}

/**
 * What of a tool is on the page. Until the tool renders something of its own, or takes it over, a screen stands in its
 * place; a card stands there, or in front of a tool that is hidden, because it has rendered nothing.
 */
export type ToolState =
  | { kind: 'idle' }
  | { kind: 'loading'; screen: FirstScreenPart }
  | { kind: 'mounted'; screen: FirstScreenPart; tool: ToolOnPage }
  | { kind: 'blank'; screen: FirstScreenPart; tool: ToolOnPage; card: HTMLElement }
  | {
      kind: 'failed';
      card: HTMLElement;
      reason: ErrorCardReason;
      /** The registry named it then. */
      build: string | undefined;
      /** Files did not arrive. */
      isCutOff: boolean;
    };

/** The build that is released while another one is on the page, or null. */
export function otherBuild(
  state: ToolState,
  released: RemoteEntry | undefined,
): { build: string; isOlder: boolean } | null {
  if (!('tool' in state) || !released) return null;
  const { build: shown, isFallback, entry } = state.tool.result;
  const { build, publishedAt } = released;
  // A build that failed is not offered in place of the one that stands in for it.
  if (build === shown || build === entry.build) return null;
  // Of a fallback it is not known when it was published, and then nothing is older.
  const shownAt = isFallback ? 0 : (entry.publishedAt ?? 0);
  return { build, isOlder: (publishedAt ?? Infinity) < shownAt };
}
