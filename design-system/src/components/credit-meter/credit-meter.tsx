import { styled } from 'styled-components';
import { VisuallyHidden } from '../../a11y/visually-hidden.tsx';
import { figureText } from '../../styling/figure-text.ts';
import type { RootProps } from '../../styling/root-props.ts';
import { media } from '../../tokens/scale.ts';
import { token } from '../../tokens/token.ts';

export interface CreditMeterProps extends RootProps<'div'> {
  /** Credits left. */
  balance: number;
  /** Credits of a full period. */
  allowance: number;
  /** Below the bar: when they reset, or what runs. */
  note?: string;
}

/** Credits left of the period's allowance. The figure leads; the bar only helps the eye. */
export function CreditMeter({ balance, allowance, note, ...rest }: CreditMeterProps) {
  const share = allowance > 0 ? Math.min(Math.max(balance / allowance, 0), 1) : 0;

  return (
    <Root {...rest}>
      <Line>
        <Balance>{figureText(balance)}</Balance>
        <Rest>of {figureText(allowance)} credits</Rest>
      </Line>
      <VisuallyHidden as="meter" aria-label="Credits left" min={0} max={allowance} value={balance} />
      <Track>
        <Bar style={{ transform: `scaleX(${share})` }} />
      </Track>
      {note !== undefined && <Rest>{note}</Rest>}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[8]};
  font-variant-numeric: tabular-nums;
`;

const Line = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${token.space[8]};
`;

const Balance = styled.span`
  font: ${token.type.title};
  font-weight: ${token.weight.strong};
`;

const Rest = styled.span`
  font: ${token.type.small};
  color: ${token.color.fgMuted};
`;

const Track = styled.div`
  height: 4px;
  overflow: hidden;
  border-radius: ${token.radius.full};
  background: ${token.color.border};

  ${media.forcedColors} {
    outline: 1px solid CanvasText;
  }
`;

const Bar = styled.div`
  height: 100%;
  border-radius: inherit;
  background: ${token.color.accentText};
  transform-origin: left;
  transition: transform ${token.duration.dialog} ${token.easing.enter};

  ${media.forcedColors} {
    background: Highlight;
  }
`;
