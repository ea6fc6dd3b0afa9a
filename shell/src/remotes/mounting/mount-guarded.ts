import type { MountedTool, Tool, ToolContext } from '@aic/sdk';
import { adoptSheetsOf } from '../loading/adopted-sheets.ts';
import { snapshotGlobals } from './globals-snapshot.ts';
import { watchContent, type ContentWatch } from './watch-content.ts';
import { watchIdle } from './watch-idle.ts';

/** A tool renders its first words within milliseconds; its data is on the way for longer, and shown by words as well. */
const PATIENCE_MS = 8000;

export interface GuardedMount extends Pick<ContentWatch, 'onBlank' | 'onContent'> {
  context: ToolContext;
  /** The page is never idle since the tool is on it. */
  onBusy(): void;
  /** What went wrong while the tool was taken down. */
  onLeak(error: unknown): void;
}

/**
 * Mounts a tool and holds it to the contract: it returns something that can be unmounted, renders something, and leaves
 * the page as it found it. @returns unmount, which never throws
 * @throws what `mount` throws, or an Error when it returns anything else
 */
export function mountGuarded(
  tool: Tool,
  { context, onBlank, onContent, onBusy, onLeak }: GuardedMount,
): () => void {
  const undo = snapshotGlobals();
  // Not noted: it may add rules to what is its own, for its next mount.
  const dropSheets = adoptSheetsOf(tool);
  const { onTakenOver } = context;
  // What the HTML has brought says nothing of the tool.
  let isOwn = onTakenOver === undefined;
  const ownContext: ToolContext = {
    ...context,
    ...(onTakenOver && {
      onTakenOver: () => {
        onTakenOver();
        isOwn = true;
        content.check();
      },
    }),
  };
  const tidyUp = (): void => {
    dropSheets();
    const left = undo();
    if (left.length > 0) onLeak(new Error(`The tool left behind: ${left.join(', ')}.`));
  };
  let mounted: MountedTool;
  try {
    mounted = checkMounted(tool.mount(ownContext));
  } catch (error) {
    tidyUp();
    throw error;
  }
  const content = watchContent(context.element, {
    patienceMs: PATIENCE_MS,
    isOwn: () => isOwn,
    onBlank,
    onContent,
  });
  const stopIdle = watchIdle(onBusy);
  return () => {
    content.stop();
    stopIdle();
    try {
      // A promise is not waited for: the next tool would have to. A rejected one is still reported.
      Promise.resolve<unknown>(mounted.unmount()).catch(onLeak);
    } catch (error) {
      onLeak(error);
    }
    tidyUp();
  };
}

/** A remote is compiled apart from the shell, so its types prove nothing here. */
function checkMounted(value: unknown): MountedTool {
  if (typeof value === 'object' && value !== null && 'unmount' in value) {
    // Safe because what is called is a function, and a tool that lies about it is reported at `unmount`.
    if (typeof value.unmount === 'function') return value as MountedTool;
  }
  const what = value instanceof Promise ? 'a promise' : String(value);
  throw new TypeError(`mount() returned ${what}; it has to return { unmount }, at once.`);
}
