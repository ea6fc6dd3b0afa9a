import { useRef, useState } from 'react';
import { checkUpload, type UploadCheck } from './check-upload.ts';
import { keepBytes } from './keep-bytes.ts';

interface UploadError {
  message: string;
  /** Tells two refusals with the same words apart, so that the second is announced as well. */
  count: number;
}

interface UploadCheckState {
  error: UploadError | undefined;
  /** Clears the last error, then checks what was chosen. */
  take: (files: readonly File[]) => void;
  reject: (message: string) => void;
  clear: () => void;
}

/** What one upload refused last, and the checks that files pass before `onAccept`. */
export function useUploadCheck(sizeBytesMax: number, onAccept: (file: File) => void): UploadCheckState {
  const [refusals, setRefusals] = useState(0);
  const [message, setMessage] = useState<string>();

  /** The last choice: one that is still being read counts no more once there is another. */
  const choice = useRef(0);

  const clear = (): void => {
    choice.current += 1;
    setMessage(undefined);
  };
  const reject = (reason: string): void => {
    setMessage(reason);
    setRefusals((count) => count + 1);
  };
  const end = (check: UploadCheck): void =>
    check.kind === 'accepted' ? onAccept(check.file) : reject(check.message);
  const take = (files: readonly File[]): void => {
    clear();
    const check = checkUpload(files, sizeBytesMax);
    if (check.kind === 'rejected') {
      end(check);
      return;
    }
    const own = choice.current;
    void keepBytes(check.file).then((kept) => own === choice.current && end(kept));
  };

  return { error: message === undefined ? undefined : { message, count: refusals }, take, reject, clear };
}
