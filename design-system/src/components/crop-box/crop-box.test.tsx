import { expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { CropBox } from './crop-box.tsx';

it.each([16 / 7, 1, 9 / 16])('keeps the shape of a picture of %f in a narrow dialog', (pictureRatio) => {
  mount(
    <div style={{ width: 320 }}>
      <CropBox
        label="Part"
        picture={new File([], 'picture.png')}
        pictureRatio={pictureRatio}
        aspectRatio={1}
        value={{ x: 0, y: 0, width: 1, height: 1 }}
        onValueChange={() => {}}
      />
    </div>,
  );
  const stage = document.querySelector('[aria-roledescription="crop box"]')?.parentElement;
  const { width = 0, height = 1 } = stage?.getBoundingClientRect() ?? {};

  expect(width / height).toBeCloseTo(pictureRatio, 1);
  expect(width).toBeLessThanOrEqual(320);
});
