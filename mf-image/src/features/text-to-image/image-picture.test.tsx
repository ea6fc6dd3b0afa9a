import { imageItem } from '@aic/sdk/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ImagePicture } from './components/image-picture.tsx';

const small = { avif: '/media/avif', webp: '/media/webp' };
const item = imageItem({ prompt: 'A fox', thumbnails: { ...small, large: '/media/large' } });
const older = { ...item, thumbnails: small };
const files = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
const source = () => document.querySelector('source');

it('lets the browser choose the preview that is as sharp as its screen', () => {
  render(<ImagePicture item={item} show="panel" />);
  expect(files()).toEqual([small.webp]);
  expect(source()?.srcset).toBe('/media/avif 512w, /media/large 1280w');
  expect(source()?.sizes).toContain('44vw');
});

it('has the small preview alone in a tile', () => {
  render(<ImagePicture item={item} />);
  expect(files()).toEqual([small.webp]);
  expect(source()?.srcset).toBe(small.avif);
});

it.each([
  ['its user zooms in', { item, isEnlarged: true }],
  ['an older release has made no large preview', { item: older, isEnlarged: false }],
])('shows the preview until the file is there where %s', (_, given) => {
  render(<ImagePicture {...given} show="panel" />);
  expect(files()).toEqual([small.webp, item.imageUrl]);
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
