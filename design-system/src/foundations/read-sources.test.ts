import { expect, it } from 'vitest';
import { iconPlaces } from './icons/icon-places.ts';
import { tokenUses } from './tokens/component-sources.ts';

// A pattern that finds no file is no error, and the pages would say that nothing is used.
it('finds the components that use a token', () => {
  expect(tokenUses['radius.card']?.direct).toContain('card');
  expect(tokenUses['radius.card']?.through).toContain('result-panel');
  expect(tokenUses['control.touch']?.through).toContain('price-button');
});

it('finds the components and the tools that use an icon', () => {
  expect(iconPlaces['TrashIcon']).toEqual(expect.arrayContaining(['library', 'shell']));
  expect(iconPlaces['ChevronLeftIcon']).toContain('lightbox');
});
