import { act } from '@testing-library/react';
import type { ShellApi } from '../contract/shell-api.ts';
import type { MountedTool, Tool } from '../contract/tool.ts';
import { countListenersOf, watchEffects } from './effects.ts';

countListenersOf(window);
countListenersOf(document);

/**
 * Mounts a tool as the shell would, into the test's document. Unmount it at the end of the test: it must listen to
 * nothing any more.
 */
export async function renderTool(
  tool: Tool,
  shell: ShellApi,
): Promise<MountedTool & { element: HTMLElement; crashes: unknown[] }> {
  const element = document.createElement('div');
  document.body.append(element);
  const crashes: unknown[] = [];
  const expectEnded = watchEffects();
  let mounted: MountedTool | null = null;
  await act(async () => {
    mounted = tool.mount({ element, shell, onCrash: (error) => crashes.push(error) });
  });
  if (crashes.length > 0) {
    throw new Error(`The tool "${tool.name}" crashed in its first render.`, { cause: crashes[0] });
  }
  return {
    element,
    crashes,
    unmount: () => {
      act(() => mounted?.unmount());
      element.remove();
      expectEnded();
    },
  };
}
