import type { CameraControl } from './kinds/video/video.ts';

/**
 * Where the camera looks, in fractions of the frame: the centre's way from the middle (right and down are positive).
 */
export interface CameraView {
  x: number;
  y: number;
  /** 1 shows the whole picture, 2 half of its width. */
  scale: number;
}

type CameraMove = Pick<CameraControl, 'direction' | 'speed'>;

/** Without a wish the camera comes a little closer, so that even a quiet scene has depth. */
const SLOW_PUSH = 1.07;
/** A picture comes closer during this share of a pan, which makes the room that the pan needs. */
const OPENING_SHARE = 0.45;

/**
 * The camera's path through a clip: it starts and lands softly and never shows a border, because `scale` always covers
 * the way to the side (`|x|` and `|y|` are at most `(scale - 1) / 2`). To show it with CSS on a picture that fills the
 * frame: `translate(${-x * 100}%, ${-y * 100}%) scale(${scale})`.
 * @param move null: nothing was asked, the camera pushes in slowly
 * @param progress 0..1 through the clip
 */
export function cameraAt(move: CameraMove | null, progress: number): CameraView {
  const share = ease(progress);
  if (move === null) return centred(SLOW_PUSH ** share);
  const { direction, speed } = move;
  const travel = travelOf(speed);
  const along = (share - 0.5) * travel;
  switch (direction) {
    case 'none':
      return centred(1);
    case 'pan_left':
      return { x: -along, y: 0, scale: 1 + travel };
    case 'pan_right':
      return { x: along, y: 0, scale: 1 + travel };
    case 'tilt_up':
      return { x: 0, y: -along, scale: 1 + travel };
    case 'tilt_down':
      return { x: 0, y: along, scale: 1 + travel };
    case 'zoom_in':
      return centred(zoomOf(speed) ** share);
    case 'zoom_out':
      return centred(zoomOf(speed) ** (1 - share));
    default:
      return direction satisfies never;
  }
}

/**
 * The same moves for a picture that must be seen whole first: a pan comes closer as it sets off. Only `zoom_out` starts
 * inside the picture, since there is nothing around it; it ends with the whole.
 */
export function cameraFromPicture(move: CameraMove | null, progress: number): CameraView {
  const view = cameraAt(move, progress);
  const isPan = view.scale > 1 && move !== null && /^(?:pan|tilt)/.test(move.direction);
  if (!isPan) return view;
  const start = cameraAt(move, 0);
  const opening = ease(Math.min(1, progress / OPENING_SHARE));
  return {
    x: (view.x - start.x) / 2,
    y: (view.y - start.y) / 2,
    scale: 1 + (view.scale - 1) * Math.max(opening, ease(progress)),
  };
}

function centred(scale: number): CameraView {
  return { x: 0, y: 0, scale };
}

/** Speed 1..10 as the way of a pan or tilt in frames: 0.08 to 0.35 in one clip. */
function travelOf(speed: number): number {
  return 0.05 + 0.03 * speed;
}

/** Speed 1..10 as the ratio of a zoom: 1.12 to 1.6 in one clip. */
function zoomOf(speed: number): number {
  return 1.07 + 0.053 * speed;
}

/** Slow at both ends, never standing: the pace is 0.15 there and 1.85 in the middle. */
function ease(progress: number): number {
  const share = Math.min(1, Math.max(0, progress));
  return share - (0.85 * Math.sin(2 * Math.PI * share)) / (2 * Math.PI);
}
