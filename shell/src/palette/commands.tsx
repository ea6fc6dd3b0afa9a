import { MoonIcon, SunIcon, ToolIcon } from '@aic/design-system';
import { CommandPalette, KeyboardIcon, type PaletteEntry } from '@aic/design-system/palette';
import { SearchIcon } from '@aic/design-system/studio';
import { type Generation, GENERATION_KINDS, KINDS, useLocation, useNavigate, type User } from '@aic/sdk';
import { useState } from 'react';
import { openedItem } from '../address/item-address.ts';
import { useKnownTools } from '../core/use-known-tools.ts';
import { promptPathOf, titleOf } from '../items/recipe/item-words.ts';
import { kindIcon, toolIcon } from '../layout/tool-icons.ts';
import { useFills } from '../slots/use-fills.ts';
import { useTheme } from '../state/use-theme.ts';
import { focusPrompt } from './focus-prompt.ts';
import { pagesOf } from './pages-of.ts';
import type { PaletteView } from './palette-view.ts';
import { useFoundItems } from './use-found-items.ts';

interface CommandsProps {
  user: User;
  onClose: () => void;
  onView: (view: PaletteView) => void;
}

/** Items of the library, pages and commands, found by a few letters. */
export function Commands({ user, onClose, onView }: CommandsProps) {
  const [query, setQuery] = useState('');
  const navigate = useNavigate();
  const words = query.trim();
  const tools = useKnownTools();
  const libraryPath = tools.find(({ name }) => name === 'library')?.routes[0];
  const found = useFoundItems(words);
  const items = useItemEntries(words, found);
  const theme = useThemeEntry();
  const to = (path: string) => () => void navigate(path);
  const search: PaletteEntry[] =
    words === '' || libraryPath === undefined
      ? []
      : [
          {
            id: 'search',
            label: `Search the library for “${words}”`,
            icon: <SearchIcon aria-hidden />,
            isFiltered: false,
            onSelect: to(`${libraryPath}?${new URLSearchParams({ q: words }).toString()}`),
          },
        ];

  return (
    <CommandPalette
      isOpen
      onOpenChange={onClose}
      label="Search and commands"
      placeholder="Search your library, or go to a page"
      query={query}
      onQueryChange={setQuery}
      groups={[
        {
          label: 'Go to',
          entries: [
            ...tools
              .filter(({ isInNavigation }) => isInNavigation)
              .map(({ name, label, routes: [path] }) => {
                const Icon = toolIcon(name);
                return { id: `tool ${name}`, label, icon: <Icon aria-hidden />, onSelect: to(path) };
              }),
            ...pagesOf(user).map(({ label, path, keywords, Icon }) => ({
              id: `page ${path}`,
              label,
              keywords,
              icon: <Icon aria-hidden />,
              onSelect: to(path),
            })),
          ],
        },
        { label: 'New', entries: useNewEntries() },
        {
          label: 'Commands',
          entries: [
            theme,
            {
              id: 'keys',
              label: 'Keyboard shortcuts',
              keywords: ['help'],
              icon: <KeyboardIcon aria-hidden />,
              keys: '?',
              onSelect: () => onView('keys'),
            },
            ...useFills('command', {}).map((fill) => ({
              id: `fill ${fill.tool}`,
              label: fill.label,
              icon: <ToolIcon aria-hidden />,
              onSelect: () => onView(fill),
            })),
          ],
        },
        { label: words === '' ? 'Latest' : 'In your library', entries: [...search, ...items] },
        {
          label: 'Use a prompt again',
          entries: withOtherPrompts(found).map((item) => {
            const Icon = kindIcon(item.kind);
            return {
              id: `prompt ${item.id}`,
              label: `Use “${item.prompt}”`,
              icon: <Icon aria-hidden />,
              isFiltered: words === '',
              onSelect: to(promptPathOf(item)),
            };
          }),
        },
      ]}
    />
  );
}

const PROMPTS_MAX = 4;

/** Of these, the first with each prompt. */
const withOtherPrompts = (items: readonly Generation[]): Generation[] =>
  [...new Map(items.toReversed().map((item) => [item.prompt, item])).values()]
    .filter(({ prompt }) => prompt !== '')
    .toReversed()
    .slice(0, PROMPTS_MAX);

function useItemEntries(words: string, items: readonly Generation[]): PaletteEntry[] {
  const navigate = useNavigate();
  const location = useLocation();
  return items.map((item) => {
    const Icon = kindIcon(item.kind);
    const { to, state } = openedItem(
      location,
      item.id,
      items.map(({ id }) => id),
    );
    return {
      id: `item ${item.id}`,
      label: titleOf(item),
      icon: <Icon aria-hidden />,
      isFiltered: words === '',
      onSelect: () => void navigate(to, { state }),
    };
  });
}

/** The prompt of each kind, with what was written there. */
function useNewEntries(): PaletteEntry[] {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return GENERATION_KINDS.map((kind) => {
    const Icon = kindIcon(kind);
    const { newLabel, page: path } = KINDS[kind];
    return {
      id: `new ${kind}`,
      label: newLabel,
      icon: <Icon aria-hidden />,
      onSelect: () => {
        const isOpen = `${pathname}${search}` === path;
        if (!isOpen) void navigate(path);
        focusPrompt(isOpen);
      },
    };
  });
}

function useThemeEntry(): PaletteEntry {
  const { other, switchTheme } = useTheme();
  return {
    id: 'theme',
    label: other === 'light' ? 'Switch to light theme' : 'Switch to dark theme',
    keywords: ['dark', 'light', 'colors'],
    icon: other === 'light' ? <SunIcon aria-hidden /> : <MoonIcon aria-hidden />,
    onSelect: switchTheme,
  };
}
