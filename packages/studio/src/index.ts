/** What every tool of a kind of generation is built of. Not shared in the page: a tool bundles what it uses. */
export { EngineNotice } from './composer/engine-notice.tsx';
export { StudioComposer, type StudioComposerProps } from './composer/studio-composer.tsx';
export { dragItem, ITEM_DRAG_TYPE } from './hand-off/drag-item.ts';
export { fileOf } from './hand-off/file-of.ts';
export { handedOver } from './hand-off/handed-over.tsx';
export { useHandedOver } from './hand-off/use-handed-over.ts';
export { UseRefused } from './hand-off/use-refused.ts';
export { cutPrompt, withoutMarks, wordsOf } from './hand-off/words-of.ts';
export { EngineChoice } from './options/engine-choice.tsx';
export {
  FurtherOptions,
  ResultCount,
  SharedOptions,
  STUDIO_DRAFT,
  type StudioDraft,
} from './options/options.tsx';
export { useMaySupport } from './options/use-may-support.ts';
export { isAmongShown, resultsOf } from './page/shown-view.ts';
export type { ShownItem } from './page/use-shown-item.ts';
export { type StudioItems, type StudioList, useStudio } from './page/use-studio.ts';
export { PressFooter, PressResults } from './results/press-results.tsx';
export { LatestRows, LatestTiles } from './results/latest.tsx';
export { StudioFooter } from './results/studio-footer.tsx';
export { rerunButton, useItemButtons } from './results/use-item-buttons.tsx';
export { OneRow } from './settings/one-row.ts';
export { SettingsGrid } from './settings/settings-grid.ts';
export { countText, labelIn } from './settings/summary.ts';
export { type StudioSubmit, useStudioSubmit } from './submit/use-studio-submit.ts';
export { PictureField } from './uploads/picture-field.tsx';
export { wallPanel, wallPart } from './wall/wall-part.tsx';
export { Wall, WallPicture } from './wall/wall.tsx';
