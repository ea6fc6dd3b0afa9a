import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { samplePicture } from '../../stories/sample-picture.tsx';
import { mount } from '../../testing/mount.tsx';
import { CompareSlider } from '../compare-slider/compare-slider.tsx';
import { Lightbox } from '../lightbox/lightbox.tsx';
import { PictureCanvas } from './picture-canvas.tsx';
import { PicturePanes } from './picture-panes.tsx';

const picture = (seed: number) => <img src={samplePicture(seed, 1200, 800)} alt={`Lake ${seed}`} />;
const stage = () => page.getByRole('group', { name: 'Harbour' });
const zoom = () => page.getByRole('status', { name: 'Zoom' });
const image = (seed = 4) => page.getByRole('img', { name: `Lake ${seed}` });
const box = (seed = 4) => image(seed).element().getBoundingClientRect();

const canvas = (children = picture(4)) => (
  <div style={{ width: 600 }}>
    <PictureCanvas label="Harbour" width={1200} height={800}>
      {children}
    </PictureCanvas>
  </div>
);

async function focusStage(): Promise<void> {
  const element = stage().element();
  if (element instanceof HTMLElement) element.focus();
  await expect.element(zoom()).toBeVisible();
  // Panzoom goes to its first place in a task of its own.
  await new Promise((resolve) => setTimeout(resolve, 10));
}

function touch(type: string, pointerId: number, clientX: number, clientY: number): void {
  const target = type === 'pointerdown' ? image().element() : document;
  const finger = { pointerId, pointerType: 'touch', isPrimary: pointerId === 1, bubbles: true };
  target.dispatchEvent(new PointerEvent(type, { ...finger, clientX, clientY }));
}

describe('PictureCanvas', () => {
  it('is a picture of its shape, without a button, until a pointer or the focus is on it', () => {
    mount(canvas());

    expect(box()).toMatchObject({ width: 600, height: 400 });
    expect(document.querySelector('button')).toBeNull();
  });

  it('is there for the first pinch on a screen for fingers, which nothing comes before', async () => {
    const matches = vi.spyOn(globalThis, 'matchMedia').mockImplementation(
      // Safe because no more of it is read.
      (query) => ({ matches: query === '(pointer: coarse)' }) as MediaQueryList,
    );
    onTestFinished(() => matches.mockRestore());
    mount(canvas());

    await expect.poll(() => document.querySelector('output')?.textContent, { timeout: 4000 }).toBe('Fit');
  });

  it('says its zoom in percent of the pixels of the picture', async () => {
    mount(canvas());
    await focusStage();

    await userEvent.keyboard('1');

    await expect.element(zoom()).toHaveTextContent('100 %');
    await expect.poll(() => Math.round(box().width)).toBe(1200);
  });

  it('never shows what is beside the picture, however far it is moved', async () => {
    mount(canvas());
    await focusStage();
    await userEvent.keyboard('1');

    await userEvent.keyboard('{ArrowLeft>20/}{ArrowUp>20/}');

    await expect
      .poll(() => [Math.round(box().left), Math.round(box().top)])
      .toEqual([
        Math.round(stage().element().getBoundingClientRect().left),
        Math.round(stage().element().getBoundingClientRect().top),
      ]);
  });

  it('is zoomed at the pointer by Ctrl and the wheel; without Ctrl the wheel scrolls the page', async () => {
    mount(canvas());
    await focusStage();
    const { left, top } = stage().element().getBoundingClientRect();
    const turn = (ctrlKey: boolean): boolean =>
      image()
        .element()
        .dispatchEvent(
          new WheelEvent('wheel', {
            deltaY: -100,
            ctrlKey,
            clientX: left,
            clientY: top,
            bubbles: true,
            cancelable: true,
          }),
        );

    expect(turn(false)).toBe(true);
    await expect.element(zoom()).toHaveTextContent('Fit');
    expect(turn(true)).toBe(false);

    await expect.element(zoom()).toHaveTextContent('64 %');
    expect(Math.round(box().left)).toBe(Math.round(left));
  });

  it('is moved by a drag while it is zoomed, and stands still otherwise', async () => {
    mount(canvas());
    await focusStage();
    const drag = (): void => {
      touch('pointerdown', 1, 300, 200);
      touch('pointermove', 1, 250, 180);
      touch('pointerup', 1, 250, 180);
    };
    const before = box();
    drag();
    expect(box()).toEqual(before);
    await userEvent.keyboard('1');
    await expect.poll(() => Math.round(box().width)).toBe(1200);
    const zoomed = box();

    drag();

    await expect.poll(() => Math.round(box().left - zoomed.left)).toBe(-50);
  });

  it('is zoomed by two fingers', async () => {
    mount(canvas());
    await focusStage();

    touch('pointerdown', 1, 250, 200);
    touch('pointerdown', 2, 350, 200);
    touch('pointermove', 2, 510, 200);
    touch('pointerup', 2, 510, 200);
    touch('pointerup', 1, 250, 200);

    await expect.element(zoom()).toHaveTextContent('100 %');
  });

  it('is zoomed and whole again by double clicks', async () => {
    mount(canvas());
    await focusStage();

    await userEvent.dblClick(stage());
    await expect.element(zoom()).toHaveTextContent('100 %');
    await userEvent.dblClick(stage());

    await expect.element(zoom()).toHaveTextContent('Fit');
  });

  it('says when it begins and ends to be zoomed, once', async () => {
    const told = vi.fn<(isZoomed: boolean) => void>();
    mount(
      <PictureCanvas label="Harbour" width={1200} height={800} onZoomedChange={told}>
        {picture(4)}
      </PictureCanvas>,
    );
    await focusStage();

    await userEvent.keyboard('+++0');

    await expect.poll(() => told.mock.calls).toEqual([[true], [false]]);
  });
});

describe('two pictures on a canvas', () => {
  it('show the same place, in boxes of different sizes too', async () => {
    mount(
      <PictureCanvas label="Harbour" width={1200} height={800} sizing="content">
        <PicturePanes
          panes={[
            { id: 'a', label: 'A', aspectRatio: 1.5, picture: picture(4) },
            { id: 'b', label: 'B', aspectRatio: 1, picture: picture(9) },
          ]}
        />
      </PictureCanvas>,
    );
    await focusStage();

    await userEvent.keyboard('++{ArrowRight>20/}');

    const offsets = [4, 9].map((seed) => {
      const pane = image(seed).element().parentElement?.getBoundingClientRect() ?? box(seed);
      return (box(seed).right - pane.right) / pane.width;
    });
    expect(box(4).width).toBeGreaterThan(600);
    expect(offsets[0]).toBeCloseTo(0);
    expect(offsets[1]).toBeCloseTo(0);
  });

  it('of a divider stay together, and the divider keeps its grip while a drag moves the pictures', async () => {
    const moved = vi.fn<(value: number) => void>();
    mount(
      canvas(
        <CompareSlider
          before={{ src: samplePicture(4, 1200, 800), alt: 'Lake 4' }}
          after={{ src: samplePicture(9, 1200, 800), alt: 'Lake 9' }}
          aspectRatio={1.5}
          value={50}
          onValueChange={moved}
        />,
      ),
    );
    await focusStage();
    await userEvent.keyboard('1');
    await expect.element(zoom()).toHaveTextContent('100 %');

    await userEvent.click(stage(), { position: { x: 60, y: 60 } });
    expect(moved).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('slider'));
    await userEvent.keyboard('{ArrowRight}');

    expect(moved).toHaveBeenCalledWith(55);
    await userEvent.dragAndDrop(page.getByRole('slider'), stage(), { targetPosition: { x: 60, y: 200 } });
    expect(moved).toHaveBeenLastCalledWith(10);
    expect(box(4)).toEqual(box(9));
  });
});

it('leaves arrow keys to the view of items around it until it is zoomed', async () => {
  const next = vi.fn<() => void>();
  mount(
    <Lightbox
      isOpen
      onOpenChange={() => {}}
      title="Item"
      onNext={next}
      media={
        <PictureCanvas label="Harbour" width={1200} height={800} sizing="place">
          {picture(4)}
        </PictureCanvas>
      }
    >
      Recipe
    </Lightbox>,
  );
  await focusStage();

  await userEvent.keyboard('{ArrowRight}');
  expect(next).toHaveBeenCalledOnce();
  await userEvent.keyboard('+{ArrowRight}');
  expect(next).toHaveBeenCalledOnce();
  await userEvent.keyboard('0{ArrowRight}');

  expect(next).toHaveBeenCalledTimes(2);
});
