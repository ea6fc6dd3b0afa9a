import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { useReturnFocus } from '../../a11y/use-return-focus.ts';
import { CloseIcon } from '../../icons/icons.ts';
import type { RootProps } from '../../styling/root-props.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { DialogActions } from '../overlay/overlay.styles.ts';
import { Body, Content, Description, Header, Overlay, Title } from './dialog.styles.ts';

export interface DialogProps extends RootProps<'div'> {
  /** Kept by the page. While open, the focus stays inside and the page does not scroll. */
  isOpen: boolean;
  /** Asked to open or close: by Escape, the scrim or the close button. */
  onOpenChange: (isOpen: boolean) => void;
  /** Heads the dialog and names it for screen readers. */
  title: string;
  /** A line below the title, read when it opens. */
  description?: ReactNode;
  /** The content, which scrolls when it is higher than the window. */
  children?: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  /** Where the focus goes as it opens: to the first field, or to the first action, the safe one. @default 'field' */
  initialFocus?: 'field' | 'action';
}

const FIELD =
  ':is(input:not([type="hidden"], [type="file"], [type="radio"]), textarea, [role="combobox"], [role="slider"]):not(:disabled)';

/** One task over the page. Holds focus, closes on Escape, gives focus back to where it came from. */
export function Dialog(props: DialogProps) {
  const { isOpen, onOpenChange, title, description, children, actions, ...given } = props;
  const { initialFocus = 'field', ...rest } = given;
  const returnFocus = useReturnFocus();

  function handleOpen(event: Event): void {
    returnFocus.onOpenAutoFocus();
    event.preventDefault();
    const content = event.currentTarget;
    if (!(content instanceof HTMLElement)) return;
    const field = initialFocus === 'field' ? content.querySelector<HTMLElement>(FIELD) : null;
    (field ?? content.querySelector<HTMLElement>('[data-dialog-actions] button') ?? content).focus();
  }

  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Overlay />
        <Content
          {...(description === undefined && { 'aria-describedby': undefined })}
          {...rest}
          {...returnFocus}
          onOpenAutoFocus={handleOpen}
        >
          <Header>
            <Title>{title}</Title>
            <Radix.Close asChild>
              <IconButton label="Close">
                <CloseIcon />
              </IconButton>
            </Radix.Close>
          </Header>
          {description !== undefined && <Description>{description}</Description>}
          {children !== undefined && <Body>{children}</Body>}
          {actions !== undefined && <DialogActions data-dialog-actions>{actions}</DialogActions>}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
