import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { RootProps } from '../../styling/root-props.ts';
import type { CanvasToolsProps } from './canvas-tools.tsx';
import { Bar, Frame, Ghost, Stage } from './picture-canvas.styles.ts';

/**
 * They load when a pointer or the focus is on the canvas for the first time. Without them, or before, it is a picture.
 */
const CanvasTools = lazy<ComponentType<CanvasToolsProps>>(() =>
  import(/* webpackChunkName: "canvas" */ './canvas-tools.tsx').then(
    (file) => ({ default: file.CanvasTools }),
    () => ({ default: () => null }),
  ),
);

/** Fingers give no notice before a pinch: for them it loads after the page has. */
const TOUCH_DELAY_MS = 1500;

export interface PictureCanvasProps extends RootProps<'div', 'role'> {
  /** Names the canvas for screen readers; the picture in it says what is seen. @default 'Picture' */
  label?: string;
  /** Of the picture, in pixels: its shape before it is there, and what 100 % is. */
  width: number;
  /** Of the picture, in pixels, as `width` is. */
  height: number;
  /**
   * 'picture': as wide as its place, in the shape of the picture. 'place': takes all of its place, in which the picture
   * stands whole. 'content': as large as what is in it.
   * @default 'picture'
   */
  sizing?: 'picture' | 'place' | 'content';
  /** Every picture in it follows the zoom: one, the two of a CompareSlider, those of PicturePanes. */
  children: ReactNode;
  /** Further buttons, before those of the zoom. */
  controls?: ReactNode;
  /** It begins or ends to be zoomed: the time for a picture with more pixels. */
  onZoomedChange?: ((isZoomed: boolean) => void) | undefined;
}

/**
 * A picture to look at closely: zoom by pinch, Ctrl and wheel, double click, buttons and keys, and drag it while it is
 * zoomed. Until then it takes nothing from the page: a swipe scrolls, and arrow keys do what they do around it.
 */
export function PictureCanvas(props: PictureCanvasProps) {
  const { label = 'Picture', width, height, sizing = 'picture', children, controls, ...given } = props;
  const { onZoomedChange, style, onPointerEnter, onFocus, ...rest } = given;
  const stageRef = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) return undefined;
    const timer = setTimeout(() => setWanted(true), TOUCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Frame
      {...rest}
      data-sizing={sizing}
      style={sizing === 'picture' ? { aspectRatio: width / height, ...style } : style}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        setWanted(true);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        setWanted(true);
      }}
    >
      <Stage
        ref={stageRef}
        role="group"
        aria-label={label}
        aria-roledescription="zoomable picture"
        tabIndex={0}
      >
        {children}
        <Ghost aria-hidden data-canvas-ghost />
      </Stage>
      <Bar data-kept={controls !== undefined || undefined}>
        {controls}
        <Suspense>
          {isWanted && (
            <CanvasTools
              stageRef={stageRef}
              width={width}
              height={height}
              isNeverEnlarged={sizing === 'place'}
              onZoomedChange={onZoomedChange}
            />
          )}
        </Suspense>
      </Bar>
    </Frame>
  );
}
