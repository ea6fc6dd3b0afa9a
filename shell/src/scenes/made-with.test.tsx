import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MadeWith } from './made-with.tsx';

it('says the words of a result, its tool, its engine and its price', () => {
  const { container } = render(<MadeWith kind="music" prompt="A warm late evening" detail="Jazz" />);

  expect(container.textContent).toBe('“A warm late evening”Music · Jazz · Preview engine · 12 credits');
});
