import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../../styling/root-props.ts';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';

export interface TabItem<Value extends string = string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  content: ReactNode;
  isDisabled?: boolean;
}

export interface TabsProps<Value extends string = string> extends RootProps<'div', 'defaultValue' | 'dir'> {
  /** Names the list of tabs for screen readers. */
  label: string;
  /** From left to right: label and content of each. A content is rendered once its tab is open. */
  items: readonly TabItem<Value>[];
  /** The open tab, when the page decides (say, from its URL). */
  value?: Value;
  /** The tab open at first, when the tabs decide. @default the first */
  defaultValue?: Value;
  /** At a press and at each arrow key, which opens at once. */
  onValueChange?: (value: Value) => void;
  /** Tabs share the whole width. @default false */
  isFullWidth?: boolean;
}

/** Sibling views of one thing. Arrow keys move and open; Home and End jump. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, items, value, defaultValue = items[0]?.value, onValueChange, ...given } = props;
  const { isFullWidth = false, ...rest } = given;

  return (
    <Radix.Root
      {...rest}
      {...(value === undefined ? defaultValue !== undefined && { defaultValue } : { value })}
      // Safe because the values Radix hands back are those of `items`.
      onValueChange={(next) => onValueChange?.(next as Value)}
    >
      <List aria-label={label} data-full={isFullWidth || undefined}>
        {items.map((item) => (
          <Trigger key={item.value} value={item.value} disabled={item.isDisabled === true}>
            {item.icon}
            {item.label}
          </Trigger>
        ))}
      </List>
      {items.map((item) => (
        <Panel key={item.value} value={item.value}>
          {item.content}
        </Panel>
      ))}
    </Radix.Root>
  );
}

const List = styled(Radix.List)`
  display: flex;
  gap: ${token.space[4]};
  border-block-end: 1px solid ${token.color.border};
  overflow-x: auto;
  scrollbar-width: none;

  &[data-full] > * {
    flex: 1;
  }
`;

const Trigger = styled(Radix.Trigger)`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[8]};
  height: ${token.control.primary};
  padding-inline: ${token.space[12]};
  border: 0;
  border-radius: ${token.radius.control} ${token.radius.control} 0 0;
  background: none;
  color: ${token.color.fgMuted};
  font: ${token.type.ui};
  font-weight: ${token.weight.medium};
  white-space: nowrap;
  cursor: pointer;
  transition: color ${token.duration.hover} ${token.easing.enter};

  &::after {
    content: '';
    position: absolute;
    inset: auto ${token.space[12]} 0;
    height: 2px;
    border-radius: 2px 2px 0 0;
    background: ${token.color.accentText};
    transform: scaleX(0);
    transition: transform ${token.duration.popover} ${token.easing.enter};
  }

  &:hover:not(:disabled),
  &[data-state='active'] {
    color: ${token.color.fg};
  }

  &[data-state='active']::after {
    transform: none;
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &:disabled {
    color: ${token.color.fgSubtle};
    cursor: not-allowed;
  }

  ${media.coarse} {
    height: ${token.control.touch};
  }

  ${media.forcedColors} {
    &::after {
      background: Highlight;
    }
  }
`;

const Panel = styled(Radix.Content)`
  padding-block-start: ${token.space[20]};
  border-radius: ${token.radius.control};
`;
