/**
 * Handing items over between tools (docs/lives/hand-off.md). Not shared in the page: a tool bundles it into a lazy part
 * that is rendered while its address names an item, so that no other visit loads it.
 */
export { type HandedUpload, handOffPath, type ToolUse } from '@aic/contract/hand-off';
export { toolUsesProblem } from '@aic/contract/tool-uses';
export { dragItem, ITEM_DRAG_TYPE } from './hand-off/drag-item.ts';
export { fileOf } from './hand-off/file-of.ts';
export { type Takers, useHandedOver } from './hand-off/use-handed-over.ts';
export { useTakeItem } from './hand-off/use-take-item.ts';
export { UseRefused } from './hand-off/use-refused.ts';
export { withoutMarks, wordsOf } from './hand-off/words-of.ts';
export { openPicture } from './library/open-picture.ts';
