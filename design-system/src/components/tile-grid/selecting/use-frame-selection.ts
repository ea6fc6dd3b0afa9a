import { type PointerEvent as ReactPointerEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { type Frame, itemsInFrame, type TileRow } from '../layout/layout-rows.ts';
import { isSame, nothingSelected, type Selection } from './selection.ts';

interface FrameSelectionInput {
  rootRef: RefObject<HTMLElement | null>;
  /** The frame itself: it is moved without rendering anything. */
  frameRef: RefObject<HTMLElement | null>;
  rows: readonly TileRow[];
  items: ReadonlyArray<{ id: string }>;
  selected: Selection;
  onSelectedChange(selected: Selection): void;
}

/** A press on these does something else: what is selected is dragged. */
const NO_FRAME = '[aria-selected="true"], button, a';
/** A press that moves by less is a click. */
const MOVED_MIN_PX = 6;
/** Near the edge of the screen the page scrolls along. */
const EDGE_PX = 48;
const SCROLL_STEP_PX = 16;

/**
 * A frame that the mouse pulls up selects what it touches, also what it has left behind above the screen. Touch scrolls
 * instead, and a press on what is selected drags it.
 */
export function useFrameSelection(input: FrameSelectionInput) {
  const latest = useRef(input);
  useLayoutEffect(() => {
    latest.current = input;
  });
  const hasEnded = useRef(false);

  const begin = (event: ReactPointerEvent<HTMLElement>): void => {
    hasEnded.current = false;
    const { rootRef, selected } = latest.current;
    const root = rootRef.current;
    if (root === null || event.pointerType !== 'mouse' || event.button !== 0) return;
    const isOnControl = event.target instanceof Element && event.target.closest(NO_FRAME) !== null;
    if (isOnControl) return;
    const base = event.ctrlKey || event.metaKey || event.shiftKey ? selected : nothingSelected;
    const start = placeIn(root, event.clientX, event.clientY);
    const stop = new AbortController();
    let pointer = { x: event.clientX, y: event.clientY };
    let isDrawing = false;

    const draw = (): void => {
      if (stop.signal.aborted) return;
      scrollAtEdge(pointer.y);
      const end = placeIn(root, pointer.x, pointer.y);
      const frame = frameOf(start, end);
      showFrame(latest.current.frameRef.current, frame);
      selectFrame(latest.current, base, frame);
      requestAnimationFrame(draw);
    };
    const move = (moved: PointerEvent): void => {
      pointer = { x: moved.clientX, y: moved.clientY };
      const distance = Math.hypot(moved.clientX - event.clientX, moved.clientY - event.clientY);
      if (isDrawing || distance < MOVED_MIN_PX) return;
      isDrawing = true;
      getSelection()?.removeAllRanges();
      draw();
    };
    const end = (): void => {
      hasEnded.current = isDrawing;
      showFrame(latest.current.frameRef.current, null);
      stop.abort();
    };
    const options = { signal: stop.signal };
    addEventListener('pointermove', move, options);
    addEventListener('pointerup', end, options);
    addEventListener('pointercancel', end, options);
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(), options);
  };

  return {
    begin,
    /** The click that follows the frame's end is no press on a tile. */
    hasJustEnded: (): boolean => hasEnded.current,
  };
}

function selectFrame(input: FrameSelectionInput, base: Selection, frame: Frame): void {
  const { rows, items, selected, onSelectedChange } = input;
  const touched = itemsInFrame(rows, frame).flatMap((index) => items[index]?.id ?? []);
  const next = new Set([...base, ...touched]);
  if (!isSame(next, selected)) onSelectedChange(next);
}

interface Point {
  x: number;
  y: number;
}

function placeIn(root: Element, clientX: number, clientY: number): Point {
  const { left, top } = root.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

const frameOf = (one: Point, other: Point): Frame => ({
  left: Math.min(one.x, other.x),
  top: Math.min(one.y, other.y),
  right: Math.max(one.x, other.x),
  bottom: Math.max(one.y, other.y),
});

function showFrame(box: HTMLElement | null, frame: Frame | null): void {
  if (box === null) return;
  box.hidden = frame === null;
  if (frame === null) return;
  box.style.transform = `translate(${frame.left}px, ${frame.top}px)`;
  box.style.width = `${frame.right - frame.left}px`;
  box.style.height = `${frame.bottom - frame.top}px`;
}

function scrollAtEdge(y: number): void {
  if (y > innerHeight - EDGE_PX) scrollBy(0, SCROLL_STEP_PX);
  else if (y < EDGE_PX && scrollY > 0) scrollBy(0, -SCROLL_STEP_PX);
}
