/** What every tool of a kind of generation is built of. Not shared in the page: a tool bundles what it uses. */
export { EngineNotice } from './composer/engine-notice.tsx';
export { StudioComposer, type StudioComposerProps } from './composer/studio-composer.tsx';
export { EngineChoice } from './options/engine-choice.tsx';
export {
  FurtherOptions,
  ResultCount,
  SharedOptions,
  STUDIO_DRAFT,
  type StudioDraft,
} from './options/options.tsx';
export { SettingsGrid } from './options/settings-grid.ts';
export { useMaySupport } from './options/use-may-support.ts';
export { handedOver } from './page/handed-over.tsx';
export { type StudioItems, type StudioList, useStudio } from './page/use-studio.ts';
export { PressFooter, PressResults } from './results/press-results.tsx';
export { LatestRows, LatestTiles } from './results/latest.tsx';
export { StudioFooter } from './results/studio-footer.tsx';
export { downloadButton, rerunButton, useItemButtons } from './results/use-item-buttons.tsx';
export { type StudioSubmit, useStudioSubmit } from './submit/use-studio-submit.ts';
export { PictureField } from './uploads/picture-field.tsx';
