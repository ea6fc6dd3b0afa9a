import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { MinusIcon, PlusIcon } from '../../icons/icons.ts';
import { customProperties } from '../../styling/custom-properties.ts';
import type { RootProps } from '../../styling/root-props.ts';
import { FilePicture } from '../file-picture/file-picture.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { type CropArea, type CropShape, moveArea, scaleArea } from './crop-area.ts';
import { Frame, Root, Row, Stage } from './crop-box.styles.ts';

export interface CropBoxProps extends RootProps<'div'>, CropShape {
  /** Names the frame: `Part that becomes the first frame`. */
  label: string;
  /** The file as it was chosen; nothing is uploaded for the preview. */
  picture: File;
  /** At first `largestArea()`. */
  value: CropArea;
  /** While the frame is dragged, and at each arrow key. */
  onValueChange: (value: CropArea) => void;
}

/** Of the picture's side, at one press of an arrow key; ten times as much with Shift. */
const STEP = 0.01;
const GROWTH = 1.1;

const DIRECTIONS: ReadonlyMap<string, readonly [dx: number, dy: number]> = new Map([
  ['ArrowLeft', [-STEP, 0]],
  ['ArrowRight', [STEP, 0]],
  ['ArrowUp', [0, -STEP]],
  ['ArrowDown', [0, STEP]],
]);

/** Chooses the part of a picture that has a wanted shape: drag the frame, or move it with the arrow keys. */
export function CropBox(props: CropBoxProps) {
  const { label, picture, pictureRatio, aspectRatio, value, onValueChange, ...rest } = props;
  const id = useId();
  const stageRef = useRef<HTMLDivElement>(null);
  const grow = (factor: number): void =>
    onValueChange(scaleArea(value, factor, { pictureRatio, aspectRatio }));

  const handleKeyDown = (event: KeyboardEvent): void => {
    const direction = DIRECTIONS.get(event.key);
    const times = event.shiftKey ? 10 : 1;
    if (direction !== undefined) onValueChange(moveArea(value, direction[0] * times, direction[1] * times));
    else if (event.key === '+' || event.key === '=') grow(GROWTH);
    else if (event.key === '-') grow(1 / GROWTH);
    else return;
    event.preventDefault();
  };
  const handlePointerDown = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.isPrimary && event.button === 0) event.currentTarget.setPointerCapture(event.pointerId);
  };
  const handlePointerMove = (event: PointerEvent<HTMLDivElement>): void => {
    const box = stageRef.current?.getBoundingClientRect();
    if (!box || box.width === 0 || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    onValueChange(moveArea(value, event.movementX / box.width, event.movementY / box.height));
  };

  return (
    <Root {...rest}>
      <Stage ref={stageRef} style={customProperties({ '--picture-ratio': String(pictureRatio) })}>
        <FilePicture file={picture} alt="" draggable={false} />
        <Frame
          role="group"
          aria-roledescription="crop box"
          aria-label={label}
          aria-describedby={`${id}-keys`}
          tabIndex={0}
          style={{
            left: percent(value.x),
            top: percent(value.y),
            width: percent(value.width),
            height: percent(value.height),
          }}
          onKeyDown={handleKeyDown}
          onPointerDown={handlePointerDown}
          onPointerMove={handlePointerMove}
        />
      </Stage>
      <Row>
        <IconButton label="Smaller part" onClick={() => grow(1 / GROWTH)}>
          <MinusIcon />
        </IconButton>
        <span id={`${id}-keys`}>Drag it, or use the arrow keys, + and -.</span>
        <IconButton label="Larger part" onClick={() => grow(GROWTH)}>
          <PlusIcon />
        </IconButton>
      </Row>
    </Root>
  );
}

const percent = (share: number): string => `${share * 100}%`;
