import { actionName } from '../../a11y/action-name.ts';
import { RetryIcon } from '../../icons/icons.ts';
import type { RootProps } from '../../styling/root-props.ts';
import { Button } from '../button/button.tsx';
import { pressOnce } from '../price-button/press-once.ts';

export interface RerunButtonProps extends RootProps<'button', 'disabled' | 'type'> {
  /** What a press holds, in credits, at the price of now. */
  credits: number;
  /** Runs the same again and holds its credits, once for a double click. */
  onRerun: () => void;
  /** The item it repeats, where there are several. */
  about?: string;
  /** "Run again - 20 credits", where there is room. @default false */
  isInWords?: boolean;
  /** What it makes, with `isInWords`. @default 'Run again' */
  label?: string;
}

/**
 * Makes the same once more. It costs what a first press would cost, and shows it: an icon and the figure, so short that
 * it takes the place of "Cancel" without moving anything.
 */
export function RerunButton(props: RerunButtonProps) {
  const { credits, onRerun, about, isInWords = false, label = 'Run again', style, ...rest } = props;
  const price = `${credits} ${credits === 1 ? 'credit' : 'credits'}`;
  const name = isInWords ? `${label} - ${price}` : `Run again for ${price}`;

  return (
    <Button
      variant={isInWords ? 'secondary' : 'ghost'}
      size={isInWords ? 'base' : 'dense'}
      iconStart={<RetryIcon aria-hidden />}
      title={name}
      aria-label={actionName(name, about)}
      {...rest}
      style={{ fontVariantNumeric: 'tabular-nums', ...style }}
      {...pressOnce({ ...rest, onPress: onRerun })}
    >
      {isInWords ? name : credits}
    </Button>
  );
}
