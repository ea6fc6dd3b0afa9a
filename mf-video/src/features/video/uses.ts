import type { ToolUse } from '@aic/sdk/hand-off';

/** What this tool takes over from others; the first that fits is what a dragged item becomes. */
export const USES = [
  {
    as: 'first-frame',
    of: ['picture'],
    takesUploads: true,
    label: 'Animate',
    page: '/video?tab=image',
  },
  { as: 'sound', of: ['sound'], label: 'Make a video to it', page: '/video' },
  { as: 'last-frame', of: ['film'], label: 'Continue it', page: '/video?tab=image' },
  {
    as: 'prompt',
    of: ['film', 'picture', 'sound', 'words'],
    label: 'Make a video',
    page: '/video',
  },
  { as: 'script', of: ['words'], label: 'Film its lines', page: '/video' },
] as const satisfies readonly ToolUse[];
