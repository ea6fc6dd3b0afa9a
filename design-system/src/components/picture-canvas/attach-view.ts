import Panzoom, { type PanzoomObject } from '@panzoom/panzoom';

/** Of the size at which the whole picture is seen. */
const ZOOM_MAX = 16;
/** The wheel of a mouse sends so much at once, a pinch on a trackpad far less. */
const WHEEL_MAX_PX = 25;
const WHEEL_RATE = 0.01;
/** Boxes have fractions of pixels, so the whole picture is not always exactly at 1. */
const WHOLE_MAX = 1.001;

export interface CanvasView {
  /** Times the size at which the whole picture is seen. */
  zoomTo(scale: number, point?: { clientX: number; clientY: number }): void;
  zoomBy(factor: number): void;
  /** In px on screen. */
  pan(dx: number, dy: number): void;
  isZoomed(): boolean;
  /** CSS pixels that one pixel of the picture takes while the whole picture is seen. */
  fitScale(picture: { width: number; height: number }): number;
  detach(): void;
}

interface Place {
  x: number;
  y: number;
  scale: number;
}

/**
 * Lets the boxes of a stage be zoomed and dragged, all of them in step. Panzoom follows pointers and keeps the picture
 * in its box, on a ghost of each box; the view is written into custom properties of the stage, which the pictures
 * follow.
 */
export function attachView(
  stage: HTMLElement,
  onChange: (scale: number, isZoomed: boolean) => void,
): CanvasView {
  const ghosts = [...stage.querySelectorAll<HTMLElement>('[data-canvas-ghost]')];
  const boxes = ghosts.slice(0, -1);
  // The stage's own ghost is the last one; it counts where there are no boxes inside.
  const panes = (boxes.length > 0 ? boxes : ghosts).map(paneOf);
  const [first] = panes;
  if (first === undefined) throw new Error('A canvas has no ghost to be moved.');
  const listeners = new AbortController();
  const { signal } = listeners;
  let isAttached = true;

  const show = (pane: Pane, { x, y, scale }: Place): void => {
    if (!isAttached) return;
    place(pane.ghost, { x, y, scale });
    const { offsetWidth, offsetHeight } = pane.ghost;
    const share = {
      x: offsetWidth === 0 ? 0 : x / offsetWidth,
      y: offsetHeight === 0 ? 0 : y / offsetHeight,
    };
    stage.style.setProperty('--aic-zoom', String(scale));
    stage.style.setProperty('--aic-pan-x', `${share.x * 100}%`);
    stage.style.setProperty('--aic-pan-y', `${share.y * 100}%`);
    stage.toggleAttribute('data-zoomed', scale > WHOLE_MAX);
    for (const other of panes) {
      if (other !== pane) follow(other, scale, share);
    }
    onChange(scale, scale > WHOLE_MAX);
  };
  const paneAt = (target: EventTarget | null): Pane =>
    panes.find(({ box }) => target instanceof Node && box.contains(target)) ?? first;
  const zoom = (pane: Pane, scale: number, point?: { clientX: number; clientY: number }): void => {
    // At the whole picture there is one place to be.
    const to = Math.min(Math.max(scale, 1), ZOOM_MAX);
    const placed =
      point === undefined || to === 1 ? pane.engine.zoom(to) : pane.engine.zoomToPoint(to, point);
    if (placed !== undefined) show(pane, placed);
  };
  const glide = (isGliding: boolean): void => {
    stage.toggleAttribute('data-gliding', isGliding);
  };

  for (const pane of panes) {
    // Sent with the frame after a drag or a pinch: a key may have moved it on since.
    pane.ghost.addEventListener('panzoomchange', () => show(pane, placeOf(pane)), { signal });
  }
  stage.addEventListener(
    'pointerdown',
    (event) => {
      const isControl = event.target instanceof Element && event.target.closest('[role="slider"]') !== null;
      if (isControl || event.button !== 0) return;
      glide(false);
      paneAt(event.target).engine.handleDown(event);
    },
    { signal },
  );
  stage.addEventListener(
    'wheel',
    (event) => {
      // Without a key the wheel scrolls the page, as everywhere.
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      glide(false);
      const turned = Math.min(Math.max(event.deltaY, -WHEEL_MAX_PX), WHEEL_MAX_PX);
      const pane = paneAt(event.target);
      zoom(pane, pane.engine.getScale() * Math.exp(-turned * WHEEL_RATE), event);
    },
    { signal, passive: false },
  );
  stage.addEventListener(
    'dragstart',
    (event) => {
      // While it is zoomed the picture is moved, and not taken away.
      if (!stage.hasAttribute('data-zoomed')) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal },
  );
  // In a box of another size all places are others.
  let size = sizeOf(stage);
  const resizes = new ResizeObserver(() => {
    const now = sizeOf(stage);
    if (now !== size) zoom(first, 1);
    size = now;
  });
  resizes.observe(stage);

  return {
    zoomTo(scale, point) {
      glide(true);
      zoom(first, scale, point);
    },
    zoomBy(factor) {
      glide(true);
      zoom(first, first.engine.getScale() * factor);
    },
    pan(dx, dy) {
      glide(true);
      const { engine } = first;
      const scale = engine.getScale();
      const { x, y } = engine.getPan();
      show(first, engine.pan(x + dx / scale, y + dy / scale));
    },
    isZoomed: () => first.engine.getScale() > WHOLE_MAX,
    fitScale({ width, height }) {
      const { offsetWidth, offsetHeight } = first.ghost;
      return Math.min(offsetWidth / width, offsetHeight / height);
    },
    detach() {
      isAttached = false;
      listeners.abort();
      resizes.disconnect();
      for (const { engine } of panes) engine.destroy();
      stage.removeAttribute('data-zoomed');
    },
  };
}

interface Pane {
  ghost: HTMLElement;
  box: HTMLElement;
  engine: PanzoomObject;
}

function paneOf(ghost: HTMLElement): Pane {
  const engine = Panzoom(ghost, {
    maxScale: ZOOM_MAX,
    minScale: 1,
    contain: 'outside',
    panOnlyWhenZoomed: true,
    pinchAndPan: true,
    step: 0.5,
    // The stage has its own, which change with the zoom.
    cursor: '',
    touchAction: '',
    // A press still gives the focus, and reaches what is around.
    handleStartEvent: () => {},
  });
  return { ghost, box: ghost.parentElement ?? ghost, engine };
}

const placeOf = ({ engine }: Pane): Place => ({ ...engine.getPan(), scale: engine.getScale() });

/** At once: Panzoom does it with the next frame, and measures the ghost before that. */
function place(ghost: HTMLElement, { x, y, scale }: Place): void {
  ghost.style.transform = `scale(${scale}) translate(${x}px, ${y}px)`;
}

/** The same place in another box, which may have another size. */
function follow({ ghost, engine }: Pane, scale: number, share: { x: number; y: number }): void {
  engine.zoom(scale, { silent: true, force: true });
  place(ghost, { ...engine.getPan(), scale });
  const placed = engine.pan(share.x * ghost.offsetWidth, share.y * ghost.offsetHeight, {
    silent: true,
    force: true,
  });
  place(ghost, { ...placed, scale });
}

const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement): string => `${offsetWidth} ${offsetHeight}`;
