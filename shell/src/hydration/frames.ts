/** The page before JavaScript: the same boxes the shell draws, so that nothing moves when it takes over. */

const HEADER =
  '<div class="aic-frame-header"><span class="aic-frame-mark"></span><span>AI Creative</span></div>';

export const SKELETON_PARTS = ['title', 'composer', 'tiles'] as const;

const SKELETON = SKELETON_PARTS.map((part) => `<div class="aic-skeleton-${part}"></div>`).join('');

export const PAGE_FRAME = `${HEADER}<div class="aic-frame-main"></div>`;

export const TOOL_FRAME = `${HEADER}<div class="aic-frame-main aic-frame-wide"><div class="aic-skeleton">${SKELETON}</div></div>`;
