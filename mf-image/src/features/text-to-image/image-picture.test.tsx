import { imageItem } from '@aic/sdk/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ImagePicture } from './components/image-picture.tsx';

const item = imageItem({ prompt: 'A fox' });
const files = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));

afterEach(() => vi.unstubAllGlobals());

function showOn(screenWidth: number, pixelRatio: number): void {
  vi.stubGlobal('innerWidth', screenWidth);
  vi.stubGlobal('devicePixelRatio', pixelRatio);
  render(<ImagePicture item={item} show="panel" />);
}

it('loads no more than the preview where the screen has no more pixels', () => {
  showOn(412, 1);
  expect(files()).toEqual([item.thumbnails?.webp]);
});

it('shows the preview until the file is there on a screen with more pixels', () => {
  showOn(412, 3);
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
