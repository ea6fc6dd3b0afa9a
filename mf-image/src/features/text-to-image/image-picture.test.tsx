import type { ImageGeneration } from '@aic/sdk';
import { imageItem } from '@aic/sdk/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ImagePicture } from './components/image-picture.tsx';

const LARGE = '/media/large';
const item = imageItem({
  prompt: 'A fox',
  thumbnails: { avif: '/media/avif', webp: '/media/webp', large: LARGE },
});
const files = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function showIn(
  placeWidth: number,
  pixelRatio: number,
  { shown = item, isEnlarged = false }: { shown?: ImageGeneration; isEnlarged?: boolean } = {},
): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, placeWidth, placeWidth),
  );
  vi.stubGlobal('devicePixelRatio', pixelRatio);
  render(<ImagePicture item={shown} show="panel" isEnlarged={isEnlarged} />);
}

it('loads no more than the preview where its place has no more pixels', () => {
  showIn(412, 1);
  expect(files()).toEqual([item.thumbnails?.webp]);
});

it('is as sharp as its place: a preview of 512 px is not stretched to 628, and the file is not needed for that', () => {
  showIn(628, 1);
  expect(files()).toEqual([item.thumbnails?.webp, LARGE]);
});

it.each([
  ['its user zooms in', { isEnlarged: true }],
  [
    'an older release has made no large preview',
    { shown: { ...item, thumbnails: { avif: '/media/avif', webp: '/media/webp' } } },
  ],
])('loads the file where %s', (_, how) => {
  showIn(628, 1, how);
  expect(files()).toEqual([item.thumbnails?.webp, item.imageUrl]);
});

it('shows the preview until the large one is there where its place has more pixels', () => {
  showIn(412, 3);
  expect(files()).toEqual([item.thumbnails?.webp, LARGE]);
  expect(screen.getAllByRole('img', { name: 'A fox' })).toHaveLength(1);
  const file = document.querySelectorAll('img')[1];
  if (file === undefined) throw new Error('There are two files');
  expect(file.hasAttribute('data-loading')).toBe(true);

  fireEvent.load(file);

  expect(file.hasAttribute('data-loading')).toBe(false);
});

it('shows the file at once where there is no preview', () => {
  render(<ImagePicture item={{ ...item, thumbnails: null }} show="panel" />);
  expect(files()).toEqual([item.imageUrl]);
});
