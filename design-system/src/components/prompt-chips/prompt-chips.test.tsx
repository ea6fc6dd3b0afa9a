import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { PromptChips } from './prompt-chips.tsx';

it('keeps a prompt that is longer than its row within its chip', () => {
  mount(
    <div style={{ width: 200 }}>
      <PromptChips prompts={['A harbour in the rain with paper lanterns', 'Paper boats']} onPick={() => {}} />
    </div>,
  );
  const chip = page.getByRole('button', { name: /^A harbour/ }).element();

  expect(chip.scrollWidth).toBeLessThanOrEqual(chip.clientWidth);
});
