const FRAMES = {
  'fade-in': 'from{opacity:0}',
  'fade-out': 'to{opacity:0}',
  'rise-in': 'from{opacity:0;transform:scale(0.97)}',
  'rise-out': 'to{opacity:0;transform:scale(0.98)}',
  'slide-in': 'from{opacity:0;transform:translateY(8px)}',
  'swipe-out':
    'from{transform:translateX(var(--radix-toast-swipe-end-x))}to{transform:translateX(100%);opacity:0}',
  dim: 'to{opacity:0.35}',
  drift: 'to{transform:scale(1.4)}',
  shimmer: 'from{transform:translateX(-100%)}to{transform:translateX(100%)}',
  sweep: 'from{transform:translateX(-100%)}to{transform:translateX(280%)}',
  turn: 'to{transform:rotate(1turn)}',
} as const;

export type Frames = keyof typeof FRAMES;

/**
 * Rules for `globalCss`. They stand there, and not with the component that is animated: key frames that come into a
 * sheet later, as those of styled-components do, make a browser style every element of the page anew.
 */
export const keyFrames = Object.entries(FRAMES)
  .map(([name, frames]) => `@keyframes aic-${name}{${frames}}`)
  .join('\n');
