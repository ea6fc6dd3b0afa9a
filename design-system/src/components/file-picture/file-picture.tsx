import { useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { RootProps } from '../../styling/root-props.ts';

export interface FilePictureProps extends RootProps<'img', 'src'> {
  /** Shown from the device, without an upload; its address is freed with the picture. */
  file: File;
  /** What is seen, or empty where a text beside it says so. */
  alt: string;
}

/** A picture that is still on this device. Its object URL lives as long as the picture is on the page. */
export function FilePicture({ file, alt, ref, ...rest }: FilePictureProps) {
  const imageRef = useRef<HTMLImageElement>(null);
  useImperativeHandle<HTMLImageElement | null, HTMLImageElement | null>(ref, () => imageRef.current, []);

  useLayoutEffect(() => {
    const url = URL.createObjectURL(file);
    imageRef.current?.setAttribute('src', url);
    return () => URL.revokeObjectURL(url);
  }, [file]);

  return <img alt={alt} {...rest} ref={imageRef} />;
}
