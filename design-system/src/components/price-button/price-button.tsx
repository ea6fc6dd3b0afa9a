import { styled } from 'styled-components';
import { VisuallyHidden } from '../../a11y/visually-hidden.tsx';
import type { RootProps } from '../../styling/root-props.ts';
import { token } from '../../tokens/token.ts';
import { Button } from '../button/button.tsx';
import { pressOnce } from './press-once.ts';

export interface PriceButtonProps extends RootProps<'button', 'disabled' | 'onClick' | 'type'> {
  /** The verb: "Generate". */
  label: string;
  /** What a press holds, in credits. */
  credits: number;
  /** 'submit' sends the form around it. @default 'submit' */
  type?: 'submit' | 'button';
  /** For `type="button"`; called once for a double click. */
  onClick?: () => void;
  /** Shows a spinner, keeps the width and takes no press. @default false */
  isLoading?: boolean;
  /** Why it cannot be pressed now, shown below it. */
  disabledReason?: string | undefined;
}

/**
 * A verb with its price, read as "Generate - 20 credits". The price shown is the price held, once for a double click.
 */
export function PriceButton(props: PriceButtonProps) {
  const { label, credits, type = 'submit', onClick, isLoading = false, disabledReason, ...rest } = props;

  return (
    <Root>
      <Button
        {...rest}
        variant="primary"
        size="primary"
        isFullWidth
        type={type}
        {...pressOnce({ ...rest, onPress: onClick })}
        isLoading={isLoading}
        disabledReason={disabledReason}
      >
        {label}
        <VisuallyHidden> - </VisuallyHidden>
        <wbr />
        <Price>
          {credits} {credits === 1 ? 'credit' : 'credits'}
        </Price>
        {type === 'submit' && <Keys aria-hidden>Ctrl ↵</Keys>}
      </Button>
      {disabledReason !== undefined && <Reason aria-hidden>{disabledReason}</Reason>}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[4]};
`;

const Price = styled.span`
  margin-inline-start: ${token.space[12]};
  padding-inline-start: ${token.space[12]};
  border-inline-start: 1px solid color-mix(in srgb, currentcolor 40%, transparent);
  font-weight: ${token.weight.regular};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** Of the composer's prompt. Where there is no keyboard, or a form without a prompt, nothing says it. */
const Keys = styled.kbd`
  display: none;
  margin-inline-start: ${token.space[12]};
  font: ${token.type.caption};

  @media (hover: hover) and (pointer: fine) {
    [data-composer-column] form & {
      display: inline;
    }
  }
`;

const Reason = styled.p`
  font: ${token.type.caption};
  color: ${token.color.fgMuted};
  text-align: end;
`;
