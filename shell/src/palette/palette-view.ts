import type { OfferedFill } from '../remotes/fills/fills-of.ts';

/** What is asked for: the field that finds things, the list of keys, or a command of a tool. */
export type PaletteView = 'commands' | 'keys' | OfferedFill;
