import type { TOOL_ROUTES } from '@aic/sdk';

type ToolName = keyof typeof TOOL_ROUTES;

/** The tools the shell has a place for, in the order of the navigation bar. Which code they are: the registry. */
export const TOOLS = [
  { name: 'image', label: 'Images', navPath: '/' },
  { name: 'video', label: 'Video', navPath: '/video' },
  { name: 'music', label: 'Music', navPath: '/music' },
  { name: 'text', label: 'Text', navPath: '/text' },
  // Reached by the icons of profile and account.
  { name: 'billing', label: 'Your account', navPath: null },
] as const satisfies ReadonlyArray<{ name: ToolName; label: string; navPath: string | null }>;

export const toolLabel = (name: ToolName): string => TOOLS.find((tool) => tool.name === name)?.label ?? name;
