import { expect, it } from 'vitest';
import { crashText } from './crash-text.ts';

const errorAt = (...frames: string[]) =>
  Object.assign(new Error('Oops'), {
    stack: `Error: Oops\n${frames.map((frame) => `    at ${frame}`).join('\n')}`,
  });

it('names component and file of the first function that is the workspace’s own', () => {
  const error = errorAt(
    'useThing (webpack-internal:///../node_modules/.pnpm/thing@1.0.0/node_modules/thing/index.mjs:7:9)',
    'GreetingCard (webpack-internal:///./src/features/demo/components/greeting-card.tsx:13:28)',
    'renderWithHooks (webpack-internal:///../node_modules/.pnpm/react-dom@19/node_modules/react-dom/x.js:8075:22)',
  );

  expect(crashText(error)).toBe('Oops\n  in GreetingCard, src/features/demo/components/greeting-card.tsx');
});

it('says what was thrown where no place is known', () => {
  expect(crashText(errorAt('Card (http://localhost:4400/main.js:1:2)'))).toBe('Oops');
  expect(crashText({ code: 7 })).toBe('{"code":7}');
});
