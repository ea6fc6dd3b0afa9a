import type { MouseEvent } from 'react';
import { actionName } from '../../a11y/action-name.ts';
import { CloseIcon, StopIcon } from '../../icons/icons.ts';
import type { RootProps } from '../../styling/root-props.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';

export interface CancelButtonProps extends RootProps<'button', 'disabled' | 'type'> {
  /** "Stop", where what was made until then is kept. @default 'Cancel' */
  label?: string;
  /** The server has not confirmed the job yet, so there is nothing to cancel. */
  isEarly: boolean;
  /** It was pressed, and the response is on its way. */
  isPending: boolean;
  /** Not called while it is early or pending. */
  onCancel: () => void;
  /** In words, where there is room; otherwise an icon. @default false */
  isInWords?: boolean;
  /** The item it ends, where there are several. */
  about?: string;
}

/**
 * Ends a job that is under way. It goes with the job, so a press hands the focus to the item around it (`article` or
 * `section`): the keyboard goes on from there, and screen readers say where they are.
 */
export function CancelButton(props: CancelButtonProps) {
  const { label = 'Cancel', isEarly, isPending, onCancel, isInWords = false, about, ...given } = props;
  const { onClick, ...rest } = given;
  const handleClick = (event: MouseEvent<HTMLButtonElement>): void => {
    onClick?.(event);
    const item = event.currentTarget.closest<HTMLElement>('article, section');
    if (item !== null) {
      item.tabIndex = -1;
      item.focus({ preventScroll: true });
    }
    onCancel();
  };

  return isInWords ? (
    <Button
      aria-label={actionName(label, about)}
      {...rest}
      iconStart={<StopIcon />}
      onClick={handleClick}
      isLoading={isPending}
      disabledReason={isEarly ? 'It is on its way' : undefined}
    >
      {label}
    </Button>
  ) : (
    <IconButton
      {...rest}
      label={label}
      about={about}
      size="dense"
      disabled={isEarly || isPending}
      onClick={handleClick}
    >
      <CloseIcon />
    </IconButton>
  );
}
