import { expect, it } from 'vitest';
import { tokenUses } from './tokens/component-sources.ts';

// A pattern that finds no file is no error, and the pages would say that nothing is used.
it('finds the components that use a token', () => {
  expect(tokenUses['radius.card']?.direct).toContain('card');
  expect(tokenUses['radius.card']?.through).toContain('result-panel');
  expect(tokenUses['control.touch']?.through).toContain('price-button');
});
