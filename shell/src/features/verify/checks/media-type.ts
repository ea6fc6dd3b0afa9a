/** Of files whose browser does not know their kind. */
const BY_ENDING: Partial<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  heic: 'image/heic',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  dng: 'image/x-adobe-dng',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
  pdf: 'application/pdf',
};

/** Null: no kind of file that could have Content Credentials. */
export function mediaTypeOf({ name, type }: Pick<File, 'name' | 'type'>): string | null {
  if (/^(?:image|video|audio)\/|^application\/pdf$/.test(type)) return type;
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  return (type === '' || type === 'application/octet-stream' ? BY_ENDING[ending] : undefined) ?? null;
}
