import { describe, expect, it } from 'vitest';
import { commandOf } from './canvas-keys.ts';

const press = (key: string, change: { ctrlKey?: boolean; metaKey?: boolean } = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...change,
});

describe('the keys of a canvas', () => {
  it('zoom in, out, to the whole picture and to its size', () => {
    expect(['+', '=', '-', '0', '1'].map((key) => commandOf(press(key), false)?.do)).toEqual([
      'zoom',
      'zoom',
      'zoom',
      'fit',
      'actual-size',
    ]);
  });

  it('leave arrows to what is around until it is zoomed', () => {
    expect(commandOf(press('ArrowRight'), false)).toBeNull();
    expect(commandOf(press('ArrowRight'), true)).toMatchObject({ do: 'pan', dx: -64 });
  });

  it('leave the zoom of the page to the browser', () => {
    expect(commandOf(press('+', { ctrlKey: true }), true)).toBeNull();
    expect(commandOf(press('0', { metaKey: true }), true)).toBeNull();
  });
});
