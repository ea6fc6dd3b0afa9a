import * as Radix from 'radix-ui/toast';
import { useEffect, useEffectEvent, useState } from 'react';
import { AlertCircleIcon, CheckCircleIcon, CloseIcon } from '../../icons/icons.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Body, Description, Root, Title, Viewport } from './toast.styles.ts';

/** One message. Plain data apart from the action's callback, so a store can hold it. */
export interface ToastMessage {
  id: string;
  title: string;
  description?: string | undefined;
  variant: 'default' | 'destructive';
  action?: { label: string; onSelect: () => void } | undefined;
  /** It says what the one before it said, so it takes its place without an entrance. @default false */
  isRepeated?: boolean;
}

export interface ToastViewportProps {
  /** The one on show; another `id` replaces it at once, and its time begins anew. */
  toast: ToastMessage | null;
  /** Called once a toast has gone by itself (time, swipe, Escape, close or action), with its id. */
  onDismiss: (id: string) => void;
}

/** Rule 9.toast. */
const DURATION_MS = 5000;
/** Of one with an action, such as an undo: there is something to decide. */
const ACTION_DURATION_MS = 10_000;
const SWIPE_THRESHOLD_PX = 50;
const HOTKEY = ['F8'];

/**
 * Shows one toast: for 5000 ms, or 10 s with an action; paused while hovered, focused or in a hidden window; swiping it
 * right by 50 px dismisses it; F8 focuses the region; at most 420 px wide from the medium breakpoint.
 */
export function ToastViewport({ toast, onDismiss }: ToastViewportProps) {
  return (
    <Radix.Provider duration={DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX}>
      {toast && <Toast key={toast.id} toast={toast} onGone={() => onDismiss(toast.id)} />}
      <Viewport hotkey={HOTKEY} label="Notifications ({hotkey})" />
    </Radix.Provider>
  );
}

function Toast({ toast, onGone }: { toast: ToastMessage; onGone: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const isDestructive = toast.variant === 'destructive';

  return (
    <Root
      open={isOpen}
      {...(toast.action && { duration: ACTION_DURATION_MS })}
      onOpenChange={setOpen}
      type={isDestructive ? 'foreground' : 'background'}
      data-variant={toast.variant}
      data-repeated={toast.isRepeated === true ? '' : undefined}
    >
      {isDestructive ? <AlertCircleIcon /> : <CheckCircleIcon />}
      <Body>
        <Title>{toast.title}</Title>
        {toast.description !== undefined && <Description>{toast.description}</Description>}
        {toast.action && (
          <Radix.Action altText={toast.action.label} asChild>
            <Button size="dense" onClick={toast.action.onSelect}>
              {toast.action.label}
            </Button>
          </Radix.Action>
        )}
      </Body>
      <Radix.Close asChild>
        <IconButton label="Close notification" size="dense">
          <CloseIcon />
        </IconButton>
      </Radix.Close>
      <WhenGone isOpen={isOpen} onGone={onGone} />
    </Root>
  );
}

/** Reports once the closed toast has left the page, not before its exit has ended. */
function WhenGone({ isOpen, onGone }: { isOpen: boolean; onGone: () => void }) {
  const handleGone = useEffectEvent(onGone);

  useEffect(() => (isOpen ? undefined : () => handleGone()), [isOpen]);

  return null;
}
