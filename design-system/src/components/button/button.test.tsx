import { describe, expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { Button } from './button.tsx';

function inRow(widthPx: number) {
  mount(
    <div id="row" style={{ width: widthPx }}>
      <Button variant="primary" size="primary" isFullWidth>
        Subscribe to AI Creative Creator+ - $19.99/month
      </Button>
    </div>,
  );
  const row = document.querySelector('#row');
  const button = row?.querySelector('button');
  if (!row || !button) throw new Error('Nothing was rendered.');
  return { row, button };
}

describe('a button as wide as its row', () => {
  it('takes a second line for a label that is longer, and never makes the row wider', () => {
    const { row, button } = inRow(220);

    expect(row.scrollWidth).toBeLessThanOrEqual(220);
    expect(button.getBoundingClientRect().height).toBeGreaterThan(40);
  });

  it('keeps the height of its size when the label fits', () => {
    expect(inRow(600).button.getBoundingClientRect().height).toBe(40);
  });
});
