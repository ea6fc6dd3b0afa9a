import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Pictures as users upload them, and as attackers do. */
export async function photo(format: 'png' | 'jpeg' | 'webp', width = 640, height = 480): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#446688', noise } })
    .toFormat(format)
    .toBuffer();
}

/** Lying on its side, with the place where it was taken. */
export async function photoWithPlace(): Promise<Buffer> {
  return sharp(await photo('jpeg'))
    .withExif({
      IFD0: { Orientation: '6', Copyright: 'somebody' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '52/1 31/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '13/1 24/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** `bytes` long: a JPEG may be followed by anything. */
export async function photoOfSize(bytes: number): Promise<Buffer> {
  const picture = await photo('jpeg');
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.byteLength)]);
}

/** A valid PNG of a few kilobytes that decodes to `side` squared pixels. */
export function bomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit per pixel, greyscale.
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))), { level: 9 });
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.byteLength);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
