import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { Button } from '../button/button.tsx';
import { Notice } from './notice.tsx';

it.each([
  { width: 320, isBeside: false },
  { width: 640, isBeside: true },
])('has its actions beside the words only where there is room: $width px', async ({ width, isBeside }) => {
  await page.viewport(1280, 800);
  mount(
    <div style={{ width }}>
      <Notice title="Subscription Ending" actions={<Button>Reactivate Plan</Button>}>
        Your plan ends on Dec 1, 2026. Until then everything stays as it is.
      </Notice>
    </div>,
  );
  const words = page
    .getByText(/^Your plan ends/)
    .element()
    .getBoundingClientRect();
  const action = page.getByRole('button').element().getBoundingClientRect();

  expect(action.left >= words.right).toBe(isBeside);
  expect(action.top >= words.bottom).toBe(!isBeside);
});
