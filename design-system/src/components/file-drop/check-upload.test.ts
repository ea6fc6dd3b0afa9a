import { describe, expect, it } from 'vitest';
import { checkUpload, DEFAULT_SIZE_BYTES_MAX, formatKilobytes, uploadHint } from './check-upload.ts';

const MEGABYTE = 1024 * 1024;

const fileOf = (name: string, type: string, sizeBytes = 1024): File =>
  new File([new Uint8Array(sizeBytes)], name, { type });

describe('checkUpload', () => {
  it.each([
    ['photo.png', 'image/png'],
    ['photo.jpg', 'image/jpeg'],
    ['photo.jpeg', 'image/jpeg'],
    ['photo.webp', 'image/webp'],
    ['PHOTO.JPG', 'image/jpeg'],
  ])('[5.upload.types] accepts %s of type %s', (name, type) => {
    const file = fileOf(name, type);

    expect(checkUpload([file], DEFAULT_SIZE_BYTES_MAX)).toEqual({ kind: 'accepted', file });
  });

  it.each([
    ['an animation', 'photo.gif', 'image/gif'],
    ['a vector picture', 'photo.svg', 'image/svg+xml'],
    ['a wrong extension', 'photo.txt', 'image/png'],
    ['a wrong type behind the right extension', 'photo.png', 'text/html'],
    ['a file without a type', 'photo.png', ''],
    ['a name without an extension', 'png', 'image/png'],
  ])('[5.upload.type] refuses %s', (_case, name, type) => {
    expect(checkUpload([fileOf(name, type)], DEFAULT_SIZE_BYTES_MAX)).toEqual({
      kind: 'rejected',
      message: 'File type not supported',
    });
  });

  it('[5.upload.types] takes a file of exactly the default limit of 5 MB', () => {
    const file = fileOf('photo.png', 'image/png', 5 * MEGABYTE);

    expect(checkUpload([file], DEFAULT_SIZE_BYTES_MAX)).toEqual({ kind: 'accepted', file });
  });

  it.each([
    [5 * MEGABYTE, 'File is too large. Maximum size is 5MB'],
    [10 * MEGABYTE, 'File is too large. Maximum size is 10MB'],
  ])('[5.upload.size] refuses one byte over a limit of %i bytes and names it', (sizeBytesMax, message) => {
    const file = fileOf('photo.png', 'image/png', sizeBytesMax + 1);

    expect(checkUpload([file], sizeBytesMax)).toEqual({ kind: 'rejected', message });
  });

  it.each([
    ['several files', [fileOf('a.png', 'image/png'), fileOf('b.png', 'image/png')]],
    ['no file, as a folder gives', []],
  ])('[5.upload.other] refuses %s', (_case, files) => {
    expect(checkUpload(files, DEFAULT_SIZE_BYTES_MAX)).toEqual({
      kind: 'rejected',
      message: 'File upload failed',
    });
  });
});

describe('texts of an upload', () => {
  it.each([
    [5 * MEGABYTE, 'Supports JPG, PNG, WebP up to 5MB'],
    [10 * MEGABYTE, 'Supports JPG, PNG, WebP up to 10MB'],
    [2.9 * MEGABYTE, 'Supports JPG, PNG, WebP up to 2MB'],
  ])('[5.upload.hint] names a limit of %i bytes in whole megabytes', (sizeBytesMax, hint) => {
    expect(uploadHint(sizeBytesMax)).toBe(hint);
  });

  it.each([
    [1024, '1 KB'],
    [1535, '1 KB'],
    [1536, '2 KB'],
    [5 * MEGABYTE, '5120 KB'],
  ])('[4.upload.states] rounds %i bytes to %s', (sizeBytes, text) => {
    expect(formatKilobytes(sizeBytes)).toBe(text);
  });
});
