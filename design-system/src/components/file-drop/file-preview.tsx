import { useCallback } from 'react';
import { styled } from 'styled-components';
import { token } from '../../tokens/token.ts';

export interface FilePreviewProps {
  file: File;
  /** The file cannot be read, or is no picture whatever its name says. */
  onUnreadable: () => void;
}

/** A thumbnail of a picture that is still on this device. */
export function FilePreview({ file, onUnreadable }: FilePreviewProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );

  // Its name stands beside it.
  return <Thumbnail ref={show} alt="" onError={onUnreadable} />;
}

const Thumbnail = styled.img`
  flex: none;
  width: ${token.space[64]};
  height: ${token.space[64]};
  border-radius: ${token.radius.control};
  background: ${token.color.hover};
  object-fit: cover;
`;
