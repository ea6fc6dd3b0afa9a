// Everything that stands on a popper, a dialog or a slider: the heaviest part of Radix, for the tools that ask for it.
export { AlertDialog, type AlertDialogProps } from './components/alert-dialog/alert-dialog.tsx';
export { Checkbox, type CheckboxProps } from './components/checkbox/checkbox.tsx';
export { Dialog, type DialogProps } from './components/dialog/dialog.tsx';
export {
  DropdownMenu,
  type DropdownMenuProps,
  type MenuEntry,
} from './components/dropdown-menu/dropdown-menu.tsx';
export { Lightbox, type LightboxProps } from './components/lightbox/lightbox.tsx';
export { Popover, type PopoverProps } from './components/popover/popover.tsx';
export { PromptIdeas, type PromptIdeasProps } from './components/prompt-ideas/prompt-ideas.tsx';
export { PromptReading, type PromptReadingProps } from './components/prompt-reading/prompt-reading.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/radio-group/radio-group.tsx';
export { SeedField, type SeedFieldProps } from './components/seed-field/seed-field.tsx';
export { Select, type SelectOption, type SelectProps } from './components/select/select.tsx';
export { Slider, type SliderProps } from './components/slider/slider.tsx';
export { Switch, type SwitchProps } from './components/switch/switch.tsx';
export { TooltipLayer } from './components/tooltip/tooltip-layer.tsx';
