/** What a key or a button does to the view. */
export type CanvasCommand =
  | { do: 'zoom'; isIn: boolean }
  | { do: 'fit' }
  | { do: 'actual-size' }
  /** In px on screen: the picture goes to the other side than the key says, as a page does. */
  | { do: 'pan'; dx: number; dy: number };

const PAN_PX = 64;

const COMMANDS: ReadonlyMap<string, CanvasCommand> = new Map<string, CanvasCommand>([
  ['+', { do: 'zoom', isIn: true }],
  ['=', { do: 'zoom', isIn: true }],
  ['-', { do: 'zoom', isIn: false }],
  ['0', { do: 'fit' }],
  ['1', { do: 'actual-size' }],
  ['ArrowLeft', { do: 'pan', dx: PAN_PX, dy: 0 }],
  ['ArrowRight', { do: 'pan', dx: -PAN_PX, dy: 0 }],
  ['ArrowUp', { do: 'pan', dx: 0, dy: PAN_PX }],
  ['ArrowDown', { do: 'pan', dx: 0, dy: -PAN_PX }],
]);

type CanvasKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** @returns null where the key is not the canvas's: arrows are only while it is zoomed */
export function commandOf(event: CanvasKey, isZoomed: boolean): CanvasCommand | null {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return null;
  const command = COMMANDS.get(key) ?? null;
  return command?.do === 'pan' && !isZoomed ? null : command;
}
