import { Command } from 'cmdk';
import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { useReturnFocus } from '../../a11y/use-return-focus.ts';
import { VisuallyHidden } from '../../a11y/visually-hidden.tsx';
import { SearchIcon } from '../../icons/icons.ts';
import type { RootProps } from '../../styling/root-props.ts';
import { Overlay } from '../dialog/dialog.styles.ts';
import { Content, Empty, Group, InputRow, Item, Keys, Label, List } from './command-palette.styles.ts';

export interface PaletteEntry {
  id: string;
  label: string;
  /** Other words that find it. */
  keywords?: string[];
  icon?: ReactNode;
  /** The keys that do the same. */
  keys?: string;
  /** @default true */
  isFiltered?: boolean;
  onSelect: () => void;
}

export interface PaletteGroup {
  label: string;
  entries: readonly PaletteEntry[];
}

export interface CommandPaletteProps extends RootProps<'div'> {
  /** Kept by the page, whose key combination opens it. */
  isOpen: boolean;
  /** Asked to close: by Escape, by a press beside it or after an entry. */
  onOpenChange: (isOpen: boolean) => void;
  /** Of the dialog and its field, for screen readers. */
  label: string;
  /** In the empty field: what can be found here. */
  placeholder: string;
  /** Text of the field, which filters the entries by words and keywords. */
  query: string;
  /** At each key, so that a server can be searched, too. */
  onQueryChange: (query: string) => void;
  /** An empty one is not shown. Entries that are not filtered stand for what was found elsewhere, e.g. on a server. */
  groups: readonly PaletteGroup[];
}

/**
 * A field over the page that finds entries by a few of their letters. Arrow keys choose, Enter selects and closes,
 * Escape closes and gives focus back.
 */
export function CommandPalette(props: CommandPaletteProps) {
  const { isOpen, onOpenChange, label, placeholder, query, onQueryChange, groups, ...rest } = props;
  const returnFocus = useReturnFocus();

  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Overlay />
        <Content aria-describedby={undefined} {...rest} {...returnFocus}>
          <VisuallyHidden>
            <Radix.Title>{label}</Radix.Title>
          </VisuallyHidden>
          <Command label={label} loop filter={beginsWith}>
            <InputRow>
              <SearchIcon aria-hidden="true" />
              <Command.Input value={query} onValueChange={onQueryChange} placeholder={placeholder} />
            </InputRow>
            <Empty>Nothing is called that.</Empty>
            <List label={label}>
              {groups.map(
                (group) =>
                  group.entries.length > 0 && (
                    <PaletteSection key={group.label} group={group} onClose={() => onOpenChange(false)} />
                  ),
              )}
            </List>
          </Command>
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** 1 where each typed word begins a word of the entry, 0 otherwise: letters from anywhere would find too much. */
function beginsWith(_id: string, query: string, keywords: string[] = []): number {
  const words = keywords.join(' ').toLowerCase().split(/\s+/);
  const typed = query.toLowerCase().split(/\s+/).filter(Boolean);
  return typed.every((start) => words.some((word) => word.startsWith(start))) ? 1 : 0;
}

function PaletteSection({ group, onClose }: { group: PaletteGroup; onClose: () => void }) {
  return (
    <Group heading={group.label} forceMount={group.entries.some(({ isFiltered }) => isFiltered === false)}>
      {group.entries.map(({ id, label, keywords = [], icon, keys, isFiltered = true, onSelect }) => (
        <Item
          key={id}
          value={id}
          keywords={[label, ...keywords]}
          forceMount={!isFiltered}
          onSelect={() => {
            onClose();
            onSelect();
          }}
        >
          {icon}
          <Label>{label}</Label>
          {keys !== undefined && <Keys>{keys}</Keys>}
        </Item>
      ))}
    </Group>
  );
}
