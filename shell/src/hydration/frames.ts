/** The page before JavaScript: the same boxes the shell renders, so that nothing moves when it takes over. */

const INSIDE = '<span class="aic-frame-mark"></span><span>AI Creative</span>';

export const SKELETON_PARTS = ['title', 'composer', 'tiles'] as const;

const SKELETON = SKELETON_PARTS.map((part) => `<div class="aic-skeleton-${part}"></div>`).join('');

export const PAGE_FRAME = `<div class="aic-frame-header aic-edge">${INSIDE}</div><div class="aic-frame-main aic-edge"></div>`;

export const TOOL_FRAME = `<div class="aic-frame-header aic-edge aic-edge-wide">${INSIDE}</div><div class="aic-frame-main aic-edge"><div class="aic-skeleton">${SKELETON}</div></div>`;
