import { expect, it } from 'vitest';
import { hasScenes } from './has-scenes.ts';

it.each([
  '## Scene 1\nA harbour at dawn.\n\n## Scene 2\nThe boat leaves.',
  'INT. KITCHEN - NIGHT\nShe waits.\nEXT. STREET - DAY\nHe runs.',
  '1. Shot: a wide valley\n2. Shot: the hiker, close',
])('finds the scenes of %j', (text) => {
  expect(hasScenes(text)).toBe(true);
});

it.each([
  'The first frost at dawn  \nthe hands of the clock stand still  \nI stay and listen',
  '## Packing list\n\n- [ ] A torch\n- [ ] Socks',
  'Dear team,\n\nthe scene of the crime was the kitchen.',
  '',
])('finds none in %j', (text) => {
  expect(hasScenes(text)).toBe(false);
});
