import type { ReactNode } from 'react';
import type { ShellApi } from '../contract/shell-api.ts';
import type { Tool } from '../contract/tool.ts';
import { SHELL_CONTRACT } from '../contract/version.ts';
import { mountTool } from './mount-tool.tsx';

export interface ToolDefinition {
  name: string;
  render(shell: ShellApi): ReactNode;
  prefetch?(shell: ShellApi): void;
}

/** What `defineTool` makes: what the shell mounts, and how it is rendered where there is no shell. */
export interface DefinedTool extends Tool, Pick<ToolDefinition, 'render'> {}

/**
 * Declares a tool. The SDK owns the React root: providers for queries, store, router and shell, and an error boundary.
 *
 * @example export default defineTool({ name: 'image', render: () => <ImagePage /> });
 */
export function defineTool({ name, render, prefetch }: ToolDefinition): DefinedTool {
  return {
    name,
    contract: `^${SHELL_CONTRACT}`,
    render,
    mount: (context) => mountTool(name, context, render),
    ...(prefetch && { prefetch }),
  };
}
