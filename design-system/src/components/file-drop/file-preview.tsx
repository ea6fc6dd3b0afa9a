import { styled } from 'styled-components';
import { token } from '../../tokens/token.ts';
import { FilePicture } from '../file-picture/file-picture.tsx';

export interface FilePreviewProps {
  file: File;
  /** The file cannot be read, or is no picture whatever its name says. */
  onUnreadable: () => void;
}

/** A thumbnail of a picture that is still on this device. */
export function FilePreview({ file, onUnreadable }: FilePreviewProps) {
  // Its name stands beside it.
  return <Thumbnail file={file} alt="" onError={onUnreadable} />;
}

const Thumbnail = styled(FilePicture)`
  flex: none;
  width: ${token.space[64]};
  height: ${token.space[64]};
  border-radius: ${token.radius.control};
  background: ${token.color.hover};
  object-fit: cover;
`;
