import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { RetryIcon } from '../../icons/icons.ts';
import type { RootProps } from '../../styling/root-props.ts';
import { Button } from '../button/button.tsx';
import { FilePicture } from '../file-picture/file-picture.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { Bar, Cursor, Hint, Root, Row, Stage } from './mask-brush.styles.ts';
import type { MaskPoint, MaskStep } from './mask-steps.ts';
import { useMaskCanvas } from './use-mask-canvas.ts';

export interface MaskBrushProps extends RootProps<'div'> {
  /** Names the picture under the brush: `Part to change`. */
  label: string;
  /** The file below the strokes, shown from the device. */
  picture: File;
  /** Width over height. */
  pictureRatio: number;
  /** A mask from before, which undo does not take back. */
  start?: ImageBitmap | null;
  /** The strokes since `start`, oldest first. */
  value: readonly MaskStep[];
  /** Once a stroke ends, and at undo. */
  onValueChange: (value: readonly MaskStep[]) => void;
}

const TOOLS = [
  { value: 'mark', label: 'Brush' },
  { value: 'erase', label: 'Eraser' },
] as const;
/** Shares of the longer side. */
const SIZES = [
  { value: '0.04', label: 'S' },
  { value: '0.09', label: 'M' },
  { value: '0.18', label: 'L' },
] as const;
type Size = (typeof SIZES)[number]['value'];

/** Of the picture on the screen. */
const HEIGHT_MAX = 'min(46vh, 420px)';

/** Of the picture's side, at one press of an arrow key; five times as much with Shift. */
const STEP = 0.02;
const DIRECTIONS: ReadonlyMap<string, MaskPoint> = new Map([
  ['ArrowLeft', { x: -STEP, y: 0 }],
  ['ArrowRight', { x: STEP, y: 0 }],
  ['ArrowUp', { x: 0, y: -STEP }],
  ['ArrowDown', { x: 0, y: STEP }],
]);

/** Marks a part of a picture with a brush: by pointer, by touch, or with the arrow keys and Space. */
export function MaskBrush(props: MaskBrushProps) {
  const { label, picture, pictureRatio, start = null, value, onValueChange, ...rest } = props;
  const id = useId();
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const strokeRef = useRef<MaskPoint[]>([]);
  const [tool, setTool] = useState<'mark' | 'erase'>('mark');
  const [size, setSize] = useState<Size>('0.09');
  /** Of the keyboard. */
  const [cursor, setCursor] = useState<MaskPoint | null>(null);
  const canvas = useMaskCanvas(canvasRef, value, start, pictureRatio);

  const strokeOf = (points: readonly MaskPoint[]): MaskStep => ({
    kind: 'stroke',
    isErasing: tool === 'erase',
    size: Number(size),
    points,
  });
  const add = (step: MaskStep): void => onValueChange([...value, step]);

  const handlePointerDown = (event: PointerEvent<HTMLDivElement>): void => {
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setCursor(null);
    strokeRef.current = [pointOf(event)];
    canvas.drawPiece(strokeOf(strokeRef.current));
  };
  const handlePointerMove = (event: PointerEvent<HTMLDivElement>): void => {
    const last = strokeRef.current.at(-1);
    if (last === undefined || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const point = pointOf(event);
    strokeRef.current.push(point);
    canvas.drawPiece(strokeOf([last, point]));
  };
  const handlePointerEnd = (): void => {
    if (strokeRef.current.length > 0) add(strokeOf(strokeRef.current));
    strokeRef.current = [];
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const at = cursor ?? { x: 0.5, y: 0.5 };
    const direction = DIRECTIONS.get(event.key);
    const times = event.shiftKey ? 5 : 1;
    if (direction !== undefined) {
      setCursor({ x: within(at.x + direction.x * times), y: within(at.y + direction.y * times) });
    } else if (event.key === ' ' || event.key === 'Enter') {
      setCursor(at);
      add(strokeOf([at]));
    } else return;
    event.preventDefault();
  };

  return (
    <Root {...rest}>
      <Bar>
        <SegmentedControl label="Tool" isLabelHidden segments={TOOLS} value={tool} onValueChange={setTool} />
        <SegmentedControl
          label="Brush size"
          isLabelHidden
          segments={SIZES}
          value={size}
          onValueChange={setSize}
        />
      </Bar>
      <Stage
        role="application"
        aria-roledescription="mask brush"
        aria-label={label}
        aria-describedby={`${id}-keys`}
        tabIndex={0}
        style={{ aspectRatio: pictureRatio, width: `min(100%, calc(${HEIGHT_MAX} * ${pictureRatio}))` }}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) setCursor(cursor ?? { x: 0.5, y: 0.5 });
        }}
        onBlur={() => setCursor(null)}
        onKeyDown={handleKeyDown}
        onPointerDown={handlePointerDown}
        onPointerMove={handlePointerMove}
        onPointerUp={handlePointerEnd}
        onPointerCancel={handlePointerEnd}
      >
        <FilePicture file={picture} alt="" draggable={false} />
        <canvas ref={canvasRef} {...canvas.size} />
        {cursor !== null && (
          <Cursor
            style={{
              left: percent(cursor.x),
              top: percent(cursor.y),
              width: percent(Number(size) * Math.max(1, 1 / pictureRatio)),
              aspectRatio: 1,
            }}
          />
        )}
      </Stage>
      <Row>
        <Button
          size="dense"
          iconStart={<RetryIcon />}
          disabledReason={value.length === 0 ? 'There is nothing to undo' : undefined}
          onClick={() => onValueChange(value.slice(0, -1))}
        >
          Undo
        </Button>
        <Button
          size="dense"
          disabledReason={canvas.share === 0 ? 'Nothing is marked' : undefined}
          onClick={() => add({ kind: 'none' })}
        >
          Clear
        </Button>
        <Button size="dense" onClick={() => add({ kind: 'all' })}>
          Mark all
        </Button>
        <Button size="dense" onClick={() => add({ kind: 'invert' })}>
          Invert
        </Button>
      </Row>
      <Hint id={`${id}-keys`}>
        Draw over what is to change. By keyboard: arrow keys move the brush, Space marks.
      </Hint>
      <Hint aria-live="polite">{Math.round(canvas.share * 100)} % of the picture is marked.</Hint>
    </Root>
  );
}

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>): MaskPoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

const within = (share: number): number => Math.min(1, Math.max(0, share));
const percent = (share: number): string => `${share * 100}%`;
