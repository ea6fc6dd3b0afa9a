/** What a key asks for: the field that finds things, or the list of keys. */
export type PaletteView = 'commands' | 'keys';
