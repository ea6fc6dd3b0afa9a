import type { ToolUse } from '@aic/sdk/hand-off';

/** What this tool takes over from others; the first that fits is what a dragged item becomes. */
export const USES = [
  {
    as: 'first-frame',
    of: ['picture'],
    takesUploads: true,
    label: 'First frame of a video',
    page: '/video?tab=image',
  },
  { as: 'sound', of: ['sound'], label: 'Sound of a video', page: '/video' },
  { as: 'last-frame', of: ['film'], label: 'Start of the next video', page: '/video?tab=image' },
  {
    as: 'prompt',
    of: ['film', 'picture', 'sound', 'words'],
    label: 'Prompt for a video',
    page: '/video',
  },
  { as: 'script', of: ['words'], label: 'Script of a video', page: '/video' },
] as const satisfies readonly ToolUse[];
