import { cleanup, render, screen } from '@testing-library/react';
import { decodeQR } from 'qr/decode.js';
import { afterEach, expect, it } from 'vitest';
import { QrCode } from './qr-code.tsx';

afterEach(cleanup);

/** Pixels of a module: readers want more than one. */
const SCALE = 4;

it('is read by a reader as what it was made of', () => {
  const value =
    'otpauth://totp/AI%20Creative:ada%40example.com?secret=ABCDEFGHIJKLMNOPQRSTUVWXYZ234567&digits=6';
  render(<QrCode value={value} label="A code" />);
  const svg = screen.getByRole('img', { name: 'A code' });

  const width = Number(svg.getAttribute('viewBox')?.split(' ')[2]) * SCALE;
  const data = new Uint8Array(width * width).fill(255);
  for (const [, x, y] of svg
    .querySelector('path')
    ?.getAttribute('d')
    ?.matchAll(/M(\d+) (\d+)h1v1h-1z/g) ?? []) {
    for (let row = 0; row < SCALE; row += 1) {
      const start = (Number(y) * SCALE + row) * width + Number(x) * SCALE;
      data.fill(0, start, start + SCALE);
    }
  }
  const pixels = Uint8Array.from({ length: data.length * 3 }, (_, n) => data[Math.floor(n / 3)] ?? 0);
  expect(decodeQR({ width, height: width, data: pixels })).toBe(value);
});
