import { ImageIcon, media, Text, token, visuallyHidden } from '@aic/design-system';
import { type ChangeEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';

interface FileAreaProps {
  inputRef: RefObject<HTMLInputElement | null>;
  onFiles(files: readonly File[]): void;
}

/** Takes files by a dialog, by a drop anywhere on the page, and by paste. */
export function FileArea({ inputRef, onFiles }: FileAreaProps) {
  const isDragging = useDroppedFiles(onFiles);
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(currentTarget.files ?? [])];
    // Emptied, so that choosing the same file again is a change again.
    currentTarget.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <Area data-dragging={isDragging || undefined}>
      <Input
        ref={inputRef}
        type="file"
        multiple
        aria-label="Files to verify"
        aria-describedby="verify-privacy"
        onChange={handleChange}
      />
      <ImageIcon size={24} aria-hidden />
      <Text as="span" size="lead">
        {isDragging ? 'Drop your files here' : 'Drop files here, choose or paste them'}
      </Text>
      <Text as="span" size="small" tone="muted" id="verify-privacy">
        They stay in your browser: nothing is uploaded.
      </Text>
    </Area>
  );
}

const hasFiles = (transfer: DataTransfer | null): boolean => transfer?.types.includes('Files') === true;

/** Returns whether files hang over the page. */
function useDroppedFiles(onFiles: FileAreaProps['onFiles']): boolean {
  const [isDragging, setDragging] = useState(false);
  const take = useEffectEvent((event: Event, transfer: DataTransfer | null): void => {
    const files = [...(transfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setDragging(true);
    };
    const leave = ({ relatedTarget }: DragEvent): void => {
      if (relatedTarget === null) setDragging(false);
    };
    const drop = (event: DragEvent): void => {
      setDragging(false);
      take(event, event.dataTransfer);
    };
    const paste = (event: ClipboardEvent): void => take(event, event.clipboardData);
    const end = new AbortController();
    const { signal } = end;
    document.addEventListener('dragover', over, { signal });
    document.addEventListener('dragleave', leave, { signal });
    document.addEventListener('drop', drop, { signal });
    document.addEventListener('paste', paste, { signal });
    return () => end.abort();
  }, []);
  return isDragging;
}

const Input = styled.input`
  ${visuallyHidden}
`;

const Area = styled.label`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${token.space[8]};
  padding: ${token.space[48]} ${token.space[16]};
  border: 1px dashed ${token.color.borderStrong};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  text-align: center;
  cursor: pointer;
  transition: background-color ${token.duration.hover} ${token.easing.enter};

  > svg {
    color: ${token.color.fgSubtle};
  }

  &:hover {
    background: ${token.color.hover};
  }

  &:has(input:focus-visible) {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }

  &[data-dragging] {
    border-style: solid;
    border-color: ${token.color.accentText};
    background: ${token.color.accentSubtle};
  }

  ${media.forcedColors} {
    &[data-dragging],
    &:has(input:focus-visible) {
      outline: 2px solid Highlight;
    }
  }
`;
