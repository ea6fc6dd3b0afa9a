import * as Radix from 'radix-ui/dropdown-menu';
import { Fragment, type ReactElement, type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../../styling/root-props.ts';
import { token } from '../../tokens/token.ts';
import { floatingBox, optionRow, popIn } from '../overlay/overlay.styles.ts';
import { useLateOpen } from '../overlay/use-late-open.ts';

export type MenuEntry =
  | {
      kind: 'item';
      id: string;
      label: string;
      icon?: ReactNode;
      onSelect: () => void;
      isDestructive?: boolean;
      isDisabled?: boolean;
    }
  /** `element`: an `<a>` or a router's link, with its words, so that it also opens in another tab. */
  | { kind: 'link'; id: string; element: ReactElement }
  | { kind: 'separator'; id: string }
  /** What the entries below are about: a name, and in a smaller line what tells it from others. */
  | { kind: 'label'; id: string; label: string | null; detail: string };

export interface DropdownMenuProps extends RootProps<'div', 'dir'> {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Items, links and separators from top to bottom; a destructive item stands last. */
  entries: readonly MenuEntry[];
  /** Edge of the trigger at which the menu's own edge stands. @default 'end' */
  align?: 'start' | 'center' | 'end';
  /** For a menu whose file was loaded by the press that opens it. @default false */
  isDefaultOpen?: boolean;
  /** Renders the menu beside its trigger, in the same landmark, and not at the end of the page. @default false */
  isInPlace?: boolean;
}

/** Further actions on one thing. Not modal: a modal menu hides focusable elements from screen readers only (axe). */
export function DropdownMenu(props: DropdownMenuProps) {
  const { trigger, entries, align = 'end', isDefaultOpen = false, isInPlace = false, ...rest } = props;
  const Place = isInPlace ? Fragment : Radix.Portal;
  const [isOpen, setOpen] = useLateOpen(isDefaultOpen);
  /** A link leads to another page, which says itself where focus goes. */
  const hasLeft = useRef(false);
  const handleCloseFocus = (event: Event): void => {
    if (hasLeft.current) event.preventDefault();
    hasLeft.current = false;
  };

  return (
    <Radix.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Place>
        <Content
          {...rest}
          align={align}
          sideOffset={4}
          collisionPadding={10}
          onCloseAutoFocus={handleCloseFocus}
        >
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} onFollow={() => (hasLeft.current = true)} />
          ))}
        </Content>
      </Place>
    </Radix.Root>
  );
}

function Entry({ entry, onFollow }: { entry: MenuEntry; onFollow: () => void }) {
  switch (entry.kind) {
    case 'item':
      return (
        <Item
          onSelect={entry.onSelect}
          disabled={entry.isDisabled === true}
          data-destructive={entry.isDestructive === true || undefined}
        >
          {entry.icon}
          {entry.label}
        </Item>
      );
    case 'link':
      return (
        <Item asChild onSelect={onFollow}>
          {entry.element}
        </Item>
      );
    case 'separator':
      return <Separator />;
    case 'label':
      return (
        <Label>
          {entry.label !== null && <strong>{entry.label}</strong>}
          <span>{entry.detail}</span>
        </Label>
      );
    default:
      return entry satisfies never;
  }
}

const Content = styled(Radix.Content)`
  ${floatingBox}
  ${popIn}
  z-index: ${token.layer.overlay};
  min-width: 180px;
  max-height: var(--radix-dropdown-menu-content-available-height);
  padding: ${token.space[4]};
  overflow-y: auto;
  transform-origin: var(--radix-dropdown-menu-content-transform-origin);
`;

const Item = styled(Radix.Item)`
  ${optionRow}
  color: inherit;
  text-decoration: none;

  &[data-destructive]:not([data-highlighted]) {
    color: ${token.color.dangerText};
  }

  &[data-destructive][data-highlighted] {
    background: ${token.color.danger};
    color: ${token.color.onDanger};
  }
`;

const Separator = styled(Radix.Separator)`
  height: 1px;
  margin: ${token.space[4]} 0;
  background: ${token.color.border};
`;

const Label = styled(Radix.Label)`
  display: grid;
  max-width: 240px;
  padding: ${token.space[8]};
  color: ${token.color.fgMuted};
  font: ${token.type.small};

  strong {
    color: ${token.color.fg};
    font: ${token.type.ui};
    font-weight: ${token.weight.medium};
  }

  strong,
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
