import { type ChangeEvent, type ReactNode, useId, useRef } from 'react';
import { AlertCircleIcon, CloseIcon, ImageUpIcon } from '../../icons/icons.ts';
import type { RootProps } from '../../styling/root-props.ts';
import { FieldError, FieldHint, FieldLabel, FieldRoot } from '../field/field.styles.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ACCEPTED_FILES, DEFAULT_SIZE_BYTES_MAX, formatKilobytes } from './check-upload.ts';
import { LINK_DROPPED, UPLOAD_FAILED, uploadHint } from './check-upload.ts';
import { Area, Box, FileName, Input, Prompt, Quiet, Remove, Selected } from './file-drop.styles.ts';
import { FilePreview } from './file-preview.tsx';
import { useFileDrag } from './use-file-drag.ts';
import { useFormFile } from './use-form-file.ts';
import { usePaste } from './use-paste.ts';
import { useUploadCheck } from './use-upload-check.ts';

export interface FileDropProps extends RootProps<'div', 'onChange'> {
  /** Above the area, and the name of its button. */
  label: string;
  /** Keeps the label for screen readers only. @default false */
  isLabelHidden?: boolean;
  /** The chosen file, kept by the parent. What was refused, and why, is the control's own state. */
  value: File | null;
  /** A file that passed every check, or null once it is removed or turns out to be unreadable. */
  onChange: (file: File | null) => void;
  /** In whole megabytes, since the texts name it so. @default 5 * 1024 * 1024 */
  sizeBytesMax?: number;
  /** A tile of the product was dropped: the id of its item. @default refused, as a link is */
  onItem?: ((id: string) => void) | undefined;
  /** What the picture is for, in front of the line about types and size. */
  hint?: ReactNode;
  /** Takes no press, no dropped file and no pasted one. @default false */
  isDisabled?: boolean;
  /** Submits the file with the form around, under this name. */
  name?: string;
}

/**
 * One image from this device: by file dialog, drop, or paste anywhere on the page. Checks it before the parent gets it;
 * a refused file leaves the chosen one in place.
 */
export function FileDrop(props: FileDropProps) {
  const { label, value, onChange, sizeBytesMax = DEFAULT_SIZE_BYTES_MAX, ...given } = props;
  const { hint, name, onItem, isLabelHidden = false, isDisabled = false, ...rest } = given;
  const id = useId();
  const boxRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const { error, take, reject, clear } = useUploadCheck(sizeBytesMax, onChange);
  const { isDragging, dragProps } = useFileDrag(isDisabled, {
    onFiles: take,
    onLink: () => reject(LINK_DROPPED),
    onItem,
  });
  usePaste(boxRef, { isDisabled, isEmpty: value === null, onFiles: take });
  useFormFile(inputRef, name, isDisabled ? null : value);

  const handleDialog = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(currentTarget.files ?? [])];
    // Emptied, so that choosing the same file again is a change again.
    currentTarget.value = '';
    if (files.length > 0) {
      take(files);
    }
  };
  const handleRemove = (): void => {
    clear();
    onChange(null);
    // The button that has the focus is about to go.
    inputRef.current?.focus();
  };
  const handleUnreadable = (): void => {
    reject(UPLOAD_FAILED);
    onChange(null);
  };
  const shown = isDragging ? null : value;

  return (
    <FieldRoot {...rest}>
      {!isLabelHidden && <FieldLabel htmlFor={id}>{label}</FieldLabel>}
      <Box
        {...dragProps}
        ref={boxRef}
        data-dragging={isDragging || undefined}
        data-filled={shown !== null || undefined}
        data-invalid={error !== undefined || undefined}
        data-disabled={isDisabled || undefined}
      >
        <Area>
          <Input
            ref={inputRef}
            id={id}
            type="file"
            accept={ACCEPTED_FILES}
            disabled={isDisabled}
            onChange={handleDialog}
            aria-label={label}
            aria-describedby={error === undefined ? `${id}-hint` : `${id}-error ${id}-hint`}
            aria-invalid={error !== undefined || undefined}
          />
          {shown ? (
            <FilePreview file={shown} onUnreadable={handleUnreadable} />
          ) : (
            <Invitation isDragging={isDragging} />
          )}
          {/* Always there, so that screen readers hear of a choice made by drop or paste. */}
          <Selected role="status">
            {shown && (
              <>
                <FileName>{shown.name}</FileName>
                <Quiet>{formatKilobytes(shown.size)}</Quiet>
              </>
            )}
          </Selected>
        </Area>
        {shown && (
          <Remove>
            <IconButton label={`Remove ${shown.name}`} disabled={isDisabled} onClick={handleRemove}>
              <CloseIcon />
            </IconButton>
          </Remove>
        )}
      </Box>
      {error && (
        <FieldError key={error.count} id={`${id}-error`} role="alert">
          <AlertCircleIcon aria-hidden />
          {error.message}
        </FieldError>
      )}
      <FieldHint id={`${id}-hint`}>
        {hint !== undefined && <span>{hint} </span>}
        <span>{uploadHint(sizeBytesMax)}</span>
      </FieldHint>
    </FieldRoot>
  );
}

function Invitation({ isDragging }: { isDragging: boolean }) {
  return (
    <Prompt>
      <ImageUpIcon size={20} aria-hidden />
      <span>{isDragging ? 'Drop your file here' : 'Drag and drop your image here'}</span>
      <Quiet>or choose a file, or paste</Quiet>
    </Prompt>
  );
}
