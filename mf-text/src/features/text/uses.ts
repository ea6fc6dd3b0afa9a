import type { ToolUse } from '@aic/sdk/hand-off';

/** What this tool takes over from others. */
export const USES = [
  { as: 'prompt', of: ['words', 'picture', 'film', 'sound'], label: 'Write about it', page: '/text' },
] as const satisfies readonly ToolUse[];
