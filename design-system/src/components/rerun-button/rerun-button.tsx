import { actionName } from '../../a11y/action-name.ts';
import { RetryIcon } from '../../icons/icons.ts';
import { Button } from '../button/button.tsx';
import { pressOnce } from '../price-button/press-once.ts';

export interface RerunButtonProps {
  /** What a press holds, in credits, at the price of now. */
  credits: number;
  onRerun: () => void;
  /** In words, where there is room; otherwise an icon and the figure. @default false */
  isInWords?: boolean;
  /** The item it repeats, where there are several. */
  about?: string;
}

/** Makes the same once more. It costs what a first press would cost, so it says so. */
export function RerunButton({ credits, onRerun, isInWords = false, about }: RerunButtonProps) {
  const name = `Run again for ${credits} ${credits === 1 ? 'credit' : 'credits'}`;

  return (
    <Button
      variant={isInWords ? 'secondary' : 'ghost'}
      size={isInWords ? 'base' : 'dense'}
      iconStart={<RetryIcon aria-hidden />}
      title={isInWords ? undefined : name}
      aria-label={actionName(name, about)}
      style={{ fontVariantNumeric: 'tabular-nums' }}
      {...pressOnce(onRerun)}
    >
      {isInWords ? name : credits}
    </Button>
  );
}
