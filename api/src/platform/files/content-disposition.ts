const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/avif': 'avif',
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'video/mp4': 'mp4',
  'audio/mpeg': 'mp3',
  'application/zip': 'zip',
};

/** What the name of a file of this type ends with. */
export const extensionOf = (mediaType: string): string => EXTENSIONS[mediaType] ?? 'bin';

const NAME_LENGTH_MAX = 100;

/**
 * `attachment` with a safe name, plain for old clients and in UTF-8 for the others (RFC 6266, RFC 8187). Ours, because a
 * library writes the header and leaves the name to its caller (docs/adr/0050).
 */
export function attachment(fileName: string, mediaType: string): string {
  const name = safeFileName(fileName, mediaType);
  const plain = name.replaceAll(/[^\x20-\x7e]/g, '_').replaceAll('%', '_');
  const extended = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${extended}`;
}

/** No path, no invisible or direction-changing character, and the ending that its content really has. */
function safeFileName(fileName: string, mediaType: string): string {
  const extension = extensionOf(mediaType);
  const visible = fileName
    .normalize('NFC')
    .replaceAll(/\p{C}/gu, '')
    .replaceAll(/[/\\:*?"<>|]/g, '-');
  const withoutEnding = visible.toLowerCase().endsWith(`.${extension}`)
    ? visible.slice(0, -extension.length - 1)
    : visible;
  const stem = Array.from(withoutEnding)
    .slice(0, NAME_LENGTH_MAX)
    .join('')
    .replaceAll(/^[.\s-]+|[.\s]+$/g, '');
  return `${stem === '' ? 'download' : stem}.${extension}`;
}
