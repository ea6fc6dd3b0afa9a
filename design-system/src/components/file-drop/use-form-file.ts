import { type RefObject, useEffect } from 'react';

/**
 * Adds the file to the form around the input under `name`. The browser itself would only send what came through its own
 * dialog, not what was dropped or pasted.
 */
export function useFormFile(
  inputRef: RefObject<HTMLInputElement | null>,
  name: string | undefined,
  file: File | null,
): void {
  useEffect(() => {
    const form = inputRef.current?.form;
    if (!form || name === undefined || !file) {
      return undefined;
    }
    const addFile = ({ formData }: FormDataEvent): void => formData.set(name, file);
    form.addEventListener('formdata', addFile);
    return () => form.removeEventListener('formdata', addFile);
  }, [inputRef, name, file]);
}
