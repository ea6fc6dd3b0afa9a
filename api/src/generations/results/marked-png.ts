import { crc32 } from 'node:zlib';
import type { Metadata } from 'sharp';

const SIGNATURE_BYTES = 8;
/** Length, type and checksum (PNG, third edition, section 5.3). */
const FRAME_BYTES = 12;
/** What the picture is made of. All else is dropped: texts, dates, places, profiles, and what stands behind the end. */
const PICTURE_CHUNKS: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

/** Whether its pixels mean the same without what `markedPng` drops. */
export const isPlainPng = ({ format, depth, hasProfile, orientation = 1 }: Metadata): boolean =>
  format === 'png' && depth === 'uchar' && !hasProfile && orientation === 1;

/**
 * The same picture with nothing beside it but an XMP packet. Its pixels are not encoded again, which takes longer than
 * all else that is made of it.
 * @param png one that could be decoded
 */
export function markedPng(png: Uint8Array, xmp: string): Buffer {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  const parts = [bytes.subarray(0, SIGNATURE_BYTES)];
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= bytes.length;) {
    const end = at + FRAME_BYTES + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (PICTURE_CHUNKS.has(type)) parts.push(bytes.subarray(at, end));
    if (type === 'IHDR') parts.push(xmpChunk(xmp));
    if (type === 'IEND') break;
    at = end;
  }
  return Buffer.concat(parts);
}

/** An international text, not compressed, as XMP wants it (ISO 16684-1, Adobe's part 3, section 1.1.5). */
function xmpChunk(xmp: string): Buffer {
  const typeAndText = Buffer.from(`iTXtXML:com.adobe.xmp\0\0\0\0\0${xmp}`);
  const chunk = Buffer.alloc(typeAndText.length + 8);
  chunk.writeUInt32BE(typeAndText.length - 4, 0);
  typeAndText.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(typeAndText), typeAndText.length + 4);
  return chunk;
}
