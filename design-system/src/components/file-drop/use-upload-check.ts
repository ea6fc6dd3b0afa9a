import { useState } from 'react';
import { checkUpload } from './check-upload.ts';

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

/** What one upload refused last, and the check that files pass before `onAccept`. */
export function useUploadCheck(sizeBytesMax: number, onAccept: (file: File) => void): UploadCheckState {
  const [refusals, setRefusals] = useState(0);
  const [message, setMessage] = useState<string>();

  const clear = (): void => setMessage(undefined);
  const reject = (reason: string): void => {
    setMessage(reason);
    setRefusals((count) => count + 1);
  };
  const take = (files: readonly File[]): void => {
    clear();
    const check = checkUpload(files, sizeBytesMax);
    switch (check.kind) {
      case 'accepted':
        return onAccept(check.file);
      case 'rejected':
        return reject(check.message);
      default:
        return check satisfies never;
    }
  };

  return { error: message === undefined ? undefined : { message, count: refusals }, take, reject, clear };
}
