/** Of an XMP packet in a film (ISO 16684-1, Adobe's part 3, section 1.2.6). */
const XMP_BOX = Buffer.from('75756964be7acfcb97a942e89c71999491e3afac', 'hex');
const BOX_HEAD_BYTES = 8;
const LONG_HEAD_BYTES = 16;
const TAG_HEAD_BYTES = 10;

/** The same film with an XMP packet behind all else, in place of one that it may have. */
export function markedFilm(mp4: Uint8Array, xmp: string): Buffer {
  const film = Buffer.from(mp4);
  let at = 0;
  while (at + BOX_HEAD_BYTES <= film.length) {
    const size = film.readUInt32BE(at);
    const isXmp = film.subarray(at + 4, at + 24).equals(XMP_BOX);
    // What follows stays where it is.
    if (isXmp) film.write('free', at + 4, 'latin1');
    const isLong = size === 1 && at + LONG_HEAD_BYTES <= film.length;
    const wholeSize = isLong ? Number(film.readBigUInt64BE(at + BOX_HEAD_BYTES)) : size;
    // No box is shorter than its own head.
    if (wholeSize < (isLong ? LONG_HEAD_BYTES : BOX_HEAD_BYTES)) break;
    at += wholeSize;
  }
  // Its last box has no end of its own, or it is cut off.
  if (at !== film.length) return film;
  const box = Buffer.concat([Buffer.alloc(4), XMP_BOX, Buffer.from(xmp)]);
  box.writeUInt32BE(box.length);
  return Buffer.concat([film, box]);
}

/** The same track with an XMP packet in its ID3 tag (ID3v2.4, section 4.27), which it is given where it has none. */
export function markedTrack(mp3: Uint8Array, xmp: string): Buffer {
  const track = Buffer.from(mp3.buffer, mp3.byteOffset, mp3.byteLength);
  const isTagged = track.length >= TAG_HEAD_BYTES && track.toString('latin1', 0, 3) === 'ID3';
  const version = isTagged ? track.readUInt8(3) : 4;
  // What is scrambled, extended or of another time is left alone.
  if (version < 3 || version > 4 || (isTagged && track.readUInt8(5) !== 0)) return track;
  const content = Buffer.from(`XMP\0${xmp}`, 'utf8');
  const frame = Buffer.alloc(TAG_HEAD_BYTES);
  frame.write('PRIV', 'latin1');
  frame.writeUInt32BE(version === 4 ? withoutSync(content.length) : content.length, 4);
  const tag = Buffer.from([0x49, 0x44, 0x33, version, 0, 0, 0, 0, 0, 0]);
  const known = isTagged ? fromWithoutSync(track.readUInt32BE(6)) : 0;
  tag.writeUInt32BE(withoutSync(known + frame.length + content.length), 6);
  return Buffer.concat([tag, frame, content, track.subarray(isTagged ? TAG_HEAD_BYTES : 0)]);
}

/** Seven bits a byte (ID3v2.4, section 6.2). */
const withoutSync = (size: number): number =>
  (size & 0x7f) | ((size & 0x3f80) << 1) | ((size & 0x1fc000) << 2) | ((size & 0xfe00000) << 3);

const fromWithoutSync = (size: number): number =>
  (size & 0x7f) | ((size & 0x7f00) >> 1) | ((size & 0x7f0000) >> 2) | ((size & 0x7f000000) >> 3);
