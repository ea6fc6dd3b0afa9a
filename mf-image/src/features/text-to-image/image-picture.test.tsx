import { imageItem } from '@aic/sdk/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ImagePicture } from './components/image-picture.tsx';

const item = imageItem({ prompt: 'A fox' });
const files = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function showIn(placeWidth: number, pixelRatio: number): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, placeWidth, placeWidth),
  );
  vi.stubGlobal('devicePixelRatio', pixelRatio);
  render(<ImagePicture item={item} show="panel" />);
}

it('loads no more than the preview where its place has no more pixels', () => {
  showIn(412, 1);
  expect(files()).toEqual([item.thumbnails?.webp]);
});

it('is as sharp as its place: a preview of 512 px is not stretched to 628', () => {
  showIn(628, 1);
  expect(files()).toEqual([item.thumbnails?.webp, item.imageUrl]);
});

it('shows the preview until the file is there where its place has more pixels', () => {
  showIn(412, 3);
  expect(files()).toEqual([item.thumbnails?.webp, item.imageUrl]);
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
