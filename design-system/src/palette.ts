// Finding and doing things by a few letters. For the shell, which loads it when it is asked for.
export {
  CommandPalette,
  type CommandPaletteProps,
  type PaletteEntry,
  type PaletteGroup,
} from './components/command-palette/command-palette.tsx';
export { KeyboardIcon } from './icons/icons.ts';
