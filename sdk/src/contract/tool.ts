import type { ReactNode } from 'react';
import { mountTool } from '../tool/mount-tool.tsx';
import type { ShellApi } from './shell-api.ts';
import { SHELL_CONTRACT } from './version.ts';

export interface ToolContext {
  /** A fresh, empty element that belongs to the tool until `unmount`. */
  element: HTMLElement;
  shell: ShellApi;
  /** Called once when the tool can no longer draw; the shell then shows its card. */
  onCrash(error: unknown): void;
}

export interface MountedTool {
  unmount(): void;
}

/** What a remote exposes as the default export of `./tool`. */
export interface Tool {
  readonly name: string;
  /** Range of ShellApi versions the tool was built for. */
  readonly contract: string;
  mount(context: ToolContext): MountedTool;
  /** Starts loading the data of the first screen; called when the person is likely to open the tool. */
  prefetch?(shell: ShellApi): void;
}

export interface ToolDefinition {
  name: string;
  render(shell: ShellApi): ReactNode;
  prefetch?(shell: ShellApi): void;
}

/**
 * Declares a tool. The SDK owns the React root: providers for queries, store, router and shell, and an error boundary.
 *
 * @example export default defineTool({ name: 'image', render: () => <ImagePage /> });
 */
export function defineTool({ name, render, prefetch }: ToolDefinition): Tool {
  return {
    name,
    contract: `^${SHELL_CONTRACT}`,
    mount: (context) => mountTool(name, context, render),
    ...(prefetch && { prefetch }),
  };
}
