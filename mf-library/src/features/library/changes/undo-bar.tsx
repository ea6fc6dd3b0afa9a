import { Button, IconButton } from '@aic/design-system';
import { FloatingBar } from '@aic/design-system/gallery';
import { CloseIcon } from '@aic/design-system/studio';
import type { useUndo } from './use-undo.ts';

export type UndoBarProps = Omit<ReturnType<typeof useUndo>, 'offer' | 'text'> & {
  text: string;
  /** For good: it asks first. */
  onPurge?: ((ids: readonly string[]) => void) | undefined;
};

/** Ten seconds to take a removal back; afterwards the bin has it. */
export function UndoBar({ text, removedIds, undo, dismiss, hold, onPurge }: UndoBarProps) {
  return (
    <FloatingBar
      start={
        <IconButton label="Close" onClick={dismiss}>
          <CloseIcon />
        </IconButton>
      }
      message={text}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <Button onClick={undo}>Undo</Button>
      {removedIds !== null && onPurge !== undefined && (
        <Button variant="ghost" onClick={() => onPurge(removedIds)}>
          Delete now
        </Button>
      )}
    </FloatingBar>
  );
}
