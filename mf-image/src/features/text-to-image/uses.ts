import type { ToolUse } from '@aic/sdk/hand-off';

/** What text to image takes over from others. */
export const USES = [
  { as: 'prompt', of: ['picture', 'film', 'sound', 'words'], label: 'Make an image', page: '/' },
  { as: 'reference', of: ['picture'], takesUploads: true, label: 'Use as reference', page: '/' },
] as const satisfies readonly ToolUse[];
