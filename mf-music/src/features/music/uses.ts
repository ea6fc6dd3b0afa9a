import type { ToolUse } from '@aic/sdk/hand-off';

/** What this tool takes over from others. */
export const USES = [
  { as: 'prompt', of: ['sound', 'film', 'picture', 'words'], label: 'Make music', page: '/music' },
] as const satisfies readonly ToolUse[];
