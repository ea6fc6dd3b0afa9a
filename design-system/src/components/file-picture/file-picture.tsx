import { type ComponentProps, useCallback } from 'react';

export interface FilePictureProps extends Omit<ComponentProps<'img'>, 'src' | 'ref'> {
  file: File;
  alt: string;
}

/** A picture that is still on this device. Its object URL lives as long as the picture is on the page. */
export function FilePicture({ file, alt, ...rest }: FilePictureProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );

  return <img ref={show} alt={alt} {...rest} />;
}
