// What tools draw on top of ./index.ts. Kept apart so that the shell's first load carries no popper and no dialog.
export { AlertDialog, type AlertDialogProps } from './components/alert-dialog/alert-dialog.tsx';
export { Checkbox, type CheckboxProps } from './components/checkbox/checkbox.tsx';
export { Composer, type ComposerProps } from './components/composer/composer.tsx';
export { CreditMeter, type CreditMeterProps } from './components/credit-meter/credit-meter.tsx';
export { Dialog, type DialogProps } from './components/dialog/dialog.tsx';
export {
  DropdownMenu,
  type DropdownMenuProps,
  type MenuEntry,
} from './components/dropdown-menu/dropdown-menu.tsx';
export { JobTile, type JobTileProps, type JobTileState } from './components/job-tile/job-tile.tsx';
export { Lightbox, type LightboxProps } from './components/lightbox/lightbox.tsx';
export { MediaGrid, type MediaGridItem, type MediaGridProps } from './components/media-grid/media-grid.tsx';
export { Popover, type PopoverProps } from './components/popover/popover.tsx';
export { PriceButton, type PriceButtonProps } from './components/price-button/price-button.tsx';
export { Progress, type ProgressProps } from './components/progress/progress.tsx';
export { PromptChips, type PromptChipsProps } from './components/prompt-chips/prompt-chips.tsx';
export { type RadioCard, RadioCards, type RadioCardsProps } from './components/radio-cards/radio-cards.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/radio-group/radio-group.tsx';
export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from './components/segmented-control/segmented-control.tsx';
export { Select, type SelectOption, type SelectProps } from './components/select/select.tsx';
export { Slider, type SliderProps } from './components/slider/slider.tsx';
export { Switch, type SwitchProps } from './components/switch/switch.tsx';
export { TextArea, type TextAreaProps } from './components/text-area/text-area.tsx';
export { Tooltip, TooltipProvider, type TooltipProps } from './components/tooltip/tooltip.tsx';
