interface TagFields {
  comment: string;
  genre: string;
  /** Beats per minute. */
  tempo: number;
  /** As ID3 writes keys: `Dm`, `F#`, `Eb`. */
  key: string;
}

const HEADER_BYTES = 10;
/** Text with a byte order mark: what every player of ID3v2.3 reads. */
const UTF_16 = 1;
const LATIN_1 = 0;

/** An ID3v2.3 tag (id3.org, "ID3 tag version 2.3.0"), to stand before the first frame of an MP3. */
export function writeId3Tag({ comment, genre, tempo, key }: TagFields): Uint8Array {
  const language = Uint8Array.from('eng', (letter) => letter.charCodeAt(0));
  const frames = joinBytes([
    frame('TCON', [Uint8Array.of(UTF_16), utf16(genre)]),
    frame('TBPM', [Uint8Array.of(LATIN_1), latin(String(tempo))]),
    frame('TKEY', [Uint8Array.of(LATIN_1), latin(key)]),
    // Language, an empty description with its end mark, the text.
    frame('COMM', [Uint8Array.of(UTF_16), language, utf16(''), Uint8Array.of(0, 0), utf16(comment)]),
  ]);
  return joinBytes([latin('ID3'), Uint8Array.of(3, 0, 0, ...sevenBitSize(frames.length)), frames]);
}

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

function frame(id: string, content: readonly Uint8Array[]): Uint8Array {
  const body = joinBytes(content);
  const header = new Uint8Array(HEADER_BYTES);
  header.set(latin(id));
  new DataView(header.buffer).setUint32(4, body.length);
  return joinBytes([header, body]);
}

/** The tag's own size has a zero as the top bit of each byte, so that no player takes it for a sync word. */
function sevenBitSize(size: number): number[] {
  return [21, 14, 7, 0].map((shift) => (size >> shift) & 0x7f);
}

function utf16(text: string): Uint8Array {
  const bytes = new Uint8Array(2 + text.length * 2);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfeff, true);
  for (let index = 0; index < text.length; index += 1) {
    view.setUint16(2 + index * 2, text.charCodeAt(index), true);
  }
  return bytes;
}

function latin(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff);
}
