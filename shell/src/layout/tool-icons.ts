import { ImageIcon, LibraryIcon, MusicIcon, TextIcon, ToolIcon, VideoIcon } from '@aic/design-system';
import { type GenerationKind, KINDS } from '@aic/sdk';

type Icon = typeof ToolIcon;

const TOOL_ICONS: ReadonlyMap<string, Icon> = new Map([
  ['image', ImageIcon],
  ['video', VideoIcon],
  ['music', MusicIcon],
  ['text', TextIcon],
  ['library', LibraryIcon],
]);

const MEDIUM_ICONS = { picture: ImageIcon, film: VideoIcon, sound: MusicIcon, words: TextIcon } as const;

/** Names of tools with an icon of their own. */
export const NAMES_WITH_ICON: readonly string[] = [...TOOL_ICONS.keys()];

/** Any other tool, which only the registry knows, has the icon of any tool. */
export const toolIcon = (name: string): Icon => TOOL_ICONS.get(name) ?? ToolIcon;

export const kindIcon = (kind: GenerationKind): Icon => MEDIUM_ICONS[KINDS[kind].medium];
