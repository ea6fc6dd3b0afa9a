import type { ToolUse } from '@aic/sdk/hand-off';

/** What the photo editor takes over from others; the first that fits is what a dragged item becomes. */
export const USES = [
  { as: 'edit', of: ['picture'], takesUploads: true, label: 'Edit', page: '/?mode=photo-editor' },
  {
    as: 'background',
    of: ['picture'],
    takesUploads: true,
    label: 'Use as background',
    page: '/?mode=photo-editor',
  },
  { as: 'prompt', of: ['picture'], label: 'Edit by its words', page: '/?mode=photo-editor' },
] as const satisfies readonly ToolUse[];
