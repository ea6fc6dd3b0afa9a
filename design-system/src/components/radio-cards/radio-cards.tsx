import * as Radix from 'radix-ui/radio-group';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../a11y/visually-hidden.tsx';
import type { RootProps } from '../../styling/root-props.ts';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';

export interface RadioCard<Value extends string = string> {
  value: Value;
  title: string;
  description: string;
  icon: ReactNode;
  /** A short note at the corner, such as a Badge. */
  badge?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioCardsProps<Value extends string = string> extends RootProps<
  'div',
  'defaultValue' | 'dir' | 'role'
> {
  /** Names the choice for screen readers. */
  label: string;
  /** Two to four, with an icon, a title and a line each. */
  cards: readonly RadioCard<Value>[];
  /** The chosen card: one always is. */
  value: Value;
  /** At a press and at each arrow key, which chooses at once. */
  onValueChange: (value: Value) => void;
}

/**
 * A page's first fork: two or three large cards, one of them chosen.
 * @deprecated SegmentedControl above the composer; RadioGroup where each choice needs a line.
 */
export function RadioCards<Value extends string>({
  label,
  cards,
  value,
  onValueChange,
  ...rest
}: RadioCardsProps<Value>) {
  const id = useId();

  return (
    // Safe because the values Radix hands back are those of `cards`.
    <Root aria-labelledby={id} {...rest} value={value} onValueChange={(next) => onValueChange(next as Value)}>
      <VisuallyHidden id={id}>{label}</VisuallyHidden>
      {cards.map((card) => (
        <Item
          key={card.value}
          value={card.value}
          disabled={card.isDisabled === true}
          aria-labelledby={`${id}-${card.value}`}
          aria-describedby={`${id}-${card.value}-note`}
        >
          <Icon aria-hidden>{card.icon}</Icon>
          <Words>
            <Title id={`${id}-${card.value}`}>{card.title}</Title>
            <Description id={`${id}-${card.value}-note`}>{card.description}</Description>
          </Words>
          {card.badge}
        </Item>
      ))}
    </Root>
  );
}

const Root = styled(Radix.Root)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: ${token.space[12]};
  overflow-wrap: anywhere;

  /* Beside each other also in the narrow column of a studio. */
  ${media.large} {
    [data-composer-column] & {
      grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
    }
  }
`;

const Icon = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: ${token.control.primary};
  height: ${token.control.primary};
  border-radius: ${token.radius.control};
  background: ${token.color.hover};
  color: ${token.color.fgMuted};
  transition: color ${token.duration.hover} ${token.easing.enter};

  > svg {
    width: 20px;
    height: 20px;
  }
`;

const Item = styled(Radix.Item)`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  padding: ${token.space[16]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  box-shadow: ${token.shadow.raised};
  color: ${token.color.fg};
  text-align: start;
  cursor: pointer;
  transition:
    background-color ${token.duration.hover} ${token.easing.enter},
    border-color ${token.duration.hover} ${token.easing.enter};

  &:hover:not(:disabled) {
    border-color: ${token.color.borderStrong};
  }

  &[data-state='checked'] {
    border-color: ${token.color.accentText};
    box-shadow: inset 0 0 0 1px ${token.color.accentText};
  }

  &[data-state='checked'] > ${Icon} {
    background: ${token.color.accentSubtle};
    color: ${token.color.accentText};
  }

  &:disabled {
    color: ${token.color.fgSubtle};
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[data-state='checked'] {
      border-color: Highlight;
    }

    /* A shadow is not painted here, and the hue of one pixel says too little. */
    &[data-state='checked']:not(:focus-visible) {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
`;

const Words = styled.span`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

const Title = styled.span`
  font: ${token.type.ui};
  font-weight: ${token.weight.strong};
`;

const Description = styled.span`
  font: ${token.type.small};
  color: ${token.color.fgMuted};

  /* Still read to those who cannot see how little room there is. */
  ${media.large} {
    [data-composer-column] & {
      display: none;
    }
  }
`;
