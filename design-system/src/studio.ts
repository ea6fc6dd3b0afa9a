// What tools render on top of ./index.ts, and the icons that only they render. Loaded with the first tool.
export { actionName } from './a11y/action-name.ts';
export { Avatar, type AvatarProps } from './components/avatar/avatar.tsx';
export { CancelButton, type CancelButtonProps } from './components/cancel-button/cancel-button.tsx';
export { Chip, type ChipProps } from './components/chip/chip.tsx';
export { ComposerFrame, type ComposerFrameProps } from './components/composer/composer-frame.tsx';
export { Composer, type ComposerProps } from './components/composer/composer.tsx';
export { CreditMeter, type CreditMeterProps } from './components/credit-meter/credit-meter.tsx';
export { Fitted, type FittedProps } from './components/fitted/fitted.tsx';
export {
  ItemActions,
  type ItemAction,
  type ItemActionsProps,
} from './components/item-actions/item-actions.tsx';
export { JobFailure, type JobFailureProps } from './components/job-failure/job-failure.tsx';
export { PromptShimmer, type PromptShimmerProps } from './components/prompt-shimmer/prompt-shimmer.tsx';
export { JobTile, type JobTileProps, type JobTileState } from './components/job-tile/job-tile.tsx';
export { MediaGrid, type MediaGridItem, type MediaGridProps } from './components/media-grid/media-grid.tsx';
export { PriceButton, type PriceButtonProps } from './components/price-button/price-button.tsx';
export { Progress, type ProgressProps } from './components/progress/progress.tsx';
export { PromptChips, type PromptChipsProps } from './components/prompt-chips/prompt-chips.tsx';
export { ProviderNotice, type ProviderNoticeProps } from './components/provider-notice/provider-notice.tsx';
export { type RadioCard, RadioCards, type RadioCardsProps } from './components/radio-cards/radio-cards.tsx';
export {
  ItemList,
  ItemListSkeleton,
  type ItemListProps,
  type ItemListSkeletonProps,
} from './components/recent-items/item-list.tsx';
export {
  RecentItems,
  type RecentItemsProps,
  type RecentQuery,
} from './components/recent-items/recent-items.tsx';
export { RerunButton, type RerunButtonProps } from './components/rerun-button/rerun-button.tsx';
export { ResultFooter, type ResultFooterProps } from './components/result-panel/result-footer.tsx';
export { ResultPanel, type ResultPanelProps } from './components/result-panel/result-panel.tsx';
export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from './components/segmented-control/segmented-control.tsx';
export { Skeleton, type SkeletonProps } from './components/skeleton/skeleton.tsx';
export { StudioLayout, type StudioLayoutProps } from './components/studio-layout/studio-layout.tsx';
export { TextArea, type TextAreaProps } from './components/text-area/text-area.tsx';
export { TitleButton, type TitleButtonProps } from './components/title-button/title-button.tsx';
export {
  AlertCircleIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  CheckCircleIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  ClockIcon,
  CloseIcon,
  CopyIcon,
  CreditCardIcon,
  DownloadIcon,
  EditImageIcon,
  ExpandIcon,
  ExternalLinkIcon,
  EyeIcon,
  EyeOffIcon,
  HomeIcon,
  ImageUpIcon,
  InfoIcon,
  MoreIcon,
  OfflineIcon,
  PauseIcon,
  PlayIcon,
  PlusIcon,
  RetryIcon,
  SearchIcon,
  StopIcon,
  SystemThemeIcon,
  TrashIcon,
  WarningIcon,
} from './icons/icons.ts';
