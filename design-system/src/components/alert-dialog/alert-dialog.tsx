import * as Radix from 'radix-ui/alert-dialog';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useReturnFocus } from '../../a11y/use-return-focus.ts';
import type { RootProps } from '../../styling/root-props.ts';
import { Button } from '../button/button.tsx';
import { dialogBox, dialogDescription, dialogTitle } from '../dialog/dialog.styles.ts';
import { DialogActions, scrim } from '../overlay/overlay.styles.ts';

export interface AlertDialogProps extends RootProps<'div'> {
  /** Kept by the page, which opens it before anything is done. */
  isOpen: boolean;
  /** False after either button and Escape; a press beside it keeps the question. */
  onOpenChange: (isOpen: boolean) => void;
  /** The question: "Delete this image?" */
  title: string;
  /** What will happen, and whether it can be undone. */
  description: ReactNode;
  /** The verb: "Delete image", never "OK". */
  confirmLabel: string;
  /** Only after the confirming button. */
  onConfirm: () => void;
  /** The way back, which has the focus first. @default 'Keep it' */
  cancelLabel?: string;
  /** Paints the confirming button as danger, for what cannot be undone. @default false */
  isDestructive?: boolean;
  /** Paints the way back as what most people want. @default false */
  isBackPrimary?: boolean;
}

/** A question before something that cannot be undone. Focus starts on the safe answer; the scrim does not close it. */
export function AlertDialog(props: AlertDialogProps) {
  const { isOpen, onOpenChange, title, description, confirmLabel, onConfirm, ...given } = props;
  const { cancelLabel = 'Keep it', isDestructive = false, isBackPrimary = false, ...rest } = given;
  const confirmVariant = isBackPrimary ? 'secondary' : 'primary';
  const returnFocus = useReturnFocus();

  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Overlay />
        <Content {...rest} {...returnFocus}>
          <Title>{title}</Title>
          <Description>{description}</Description>
          <DialogActions>
            <Radix.Cancel asChild>
              <Button variant={isBackPrimary ? 'primary' : 'secondary'}>{cancelLabel}</Button>
            </Radix.Cancel>
            <Radix.Action asChild>
              <Button variant={isDestructive ? 'danger' : confirmVariant} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </Radix.Action>
          </DialogActions>
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const Overlay = styled(Radix.Overlay)`
  ${scrim}
`;

const Content = styled(Radix.Content)`
  ${dialogBox}
`;

const Title = styled(Radix.Title)`
  ${dialogTitle}
`;

const Description = styled(Radix.Description)`
  ${dialogDescription}
  margin-block-start: -8px;
`;
