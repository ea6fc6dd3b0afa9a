import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { FitIcon, ZoomInIcon, ZoomOutIcon } from '../../icons/icons.ts';
import { token } from '../../tokens/token.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { attachView, type CanvasView } from './attach-view.ts';
import { type CanvasCommand, commandOf } from './canvas-keys.ts';

export interface CanvasToolsProps {
  stageRef: RefObject<HTMLDivElement | null>;
  /** Of the picture, in pixels. */
  width: number;
  height: number;
  /** A picture with fewer pixels than its place is not enlarged. */
  isNeverEnlarged: boolean;
  onZoomedChange?: ((isZoomed: boolean) => void) | undefined;
}

/** At one press of a button or a key. */
const STEP = 1.5;
/** Of a double click, where the picture has no more pixels than are seen. */
const DOUBLE_CLICK_MIN = 2;

/** They have their own use for keys. */
const CONTROLS = 'input, textarea, select, [role="slider"], [role="radio"]';

/** What zooms: gestures on the stage, keys around it, buttons, and the zoom in percent of the picture's pixels. */
export function CanvasTools(props: CanvasToolsProps) {
  const { stageRef, width, height, isNeverEnlarged, onZoomedChange } = props;
  const viewRef = useRef<CanvasView>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const isZoomed = percent !== null;

  /** As a multiple of the size at which the whole picture is seen. */
  const actualSize = (view: CanvasView): number => {
    const fitScale = view.fitScale({ width, height });
    return 1 / (isNeverEnlarged ? Math.min(fitScale, 1) : fitScale);
  };
  const follow = useEffectEvent((scale: number, isNowZoomed: boolean): void => {
    const view = viewRef.current;
    setPercent(isNowZoomed && view !== null ? Math.round((scale / actualSize(view)) * 100) : null);
    if (isNowZoomed !== isZoomed) onZoomedChange?.(isNowZoomed);
  });
  const toggle = useEffectEvent((event: MouseEvent): void => {
    const view = viewRef.current;
    if (view === null) return;
    if (view.isZoomed()) view.zoomTo(1);
    else view.zoomTo(Math.max(actualSize(view), DOUBLE_CLICK_MIN), event);
  });
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const view = viewRef.current;
    if (view === null || (event.target instanceof Element && event.target.matches(CONTROLS))) return;
    const command = commandOf(event, view.isZoomed());
    if (command === null) return;
    event.preventDefault();
    // What is around has a use for arrow keys, too.
    event.stopPropagation();
    run(command, view, actualSize(view));
  });

  const handle = (command: CanvasCommand) => (): void => {
    const view = viewRef.current;
    if (view !== null) run(command, view, actualSize(view));
  };

  useEffect(() => {
    const stage = stageRef.current;
    if (stage === null) return undefined;
    const view = attachView(stage, follow);
    viewRef.current = view;
    const listeners = new AbortController();
    const { signal } = listeners;
    stage.addEventListener('dblclick', toggle, { signal });
    // Of the buttons, too.
    stage.parentElement?.addEventListener('keydown', press, { signal });
    return () => {
      listeners.abort();
      view.detach();
      viewRef.current = null;
    };
  }, [stageRef]);

  return (
    <>
      <IconButton
        label="Zoom out"
        size="dense"
        aria-disabled={!isZoomed}
        onClick={handle({ do: 'zoom', isIn: false })}
      >
        <ZoomOutIcon />
      </IconButton>
      <Level aria-label="Zoom">{percent === null ? 'Fit' : `${percent} %`}</Level>
      <IconButton label="Zoom in" size="dense" onClick={handle({ do: 'zoom', isIn: true })}>
        <ZoomInIcon />
      </IconButton>
      <IconButton label="Fit" size="dense" aria-disabled={!isZoomed} onClick={handle({ do: 'fit' })}>
        <FitIcon />
      </IconButton>
      <IconButton label="Actual size, 1:1" size="dense" onClick={handle({ do: 'actual-size' })}>
        <Ratio>1:1</Ratio>
      </IconButton>
    </>
  );
}

function run(command: CanvasCommand, view: CanvasView, actualSize: number): void {
  switch (command.do) {
    case 'zoom':
      view.zoomBy(command.isIn ? STEP : 1 / STEP);
      break;
    case 'fit':
      view.zoomTo(1);
      break;
    case 'actual-size':
      view.zoomTo(actualSize);
      break;
    case 'pan':
      view.pan(command.dx, command.dy);
      break;
    default:
      command satisfies never;
  }
}

const Ratio = styled.span`
  font: ${token.type.caption};
  font-weight: ${token.weight.medium};
`;

/** A polite live region by its role. */
const Level = styled.output`
  min-width: 48px;
  color: ${token.color.fgMuted};
  font: ${token.type.caption};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
